import { parseText } from '@/query-parser/parseText';
import type { ParsedPrice, ParsedText, UnreadText } from '@/query-parser/result/parsedText';
import { foldWithOffsets } from '@/query-parser/text/foldedText';
import { parseNumber } from '@/query-parser/tokens/parseNumber';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** How a listing begins: 出 满破北黑 …, 【售】…, WTS …, 譲）…. */
const LISTING = /^[\s[(【（［]*(?:出|售|卖|賣|譲|売|wts\b|selling\b|s>)/i;
/** Prices below it are more often a count or a level; larger ones more often a contact number. */
const SMALLEST_PRICE = 5;
const LARGEST_PRICE = 99_999;

/** Parses a text of a buyer. A listing stands for an offer like it, so what it costs becomes the highest price, also where only a listing
 *  states it so: `… 800出`, whose last number has no other meaning. */
export function parseWish(game: PreparedGame, text: string): ParsedText {
  const parsed = parseText(game, 'query', text);
  if (parsed.price !== null || !LISTING.test(text.normalize('NFKC'))) return parsed;
  const word = parsed.unread.filter((one) => sumOf(one) !== null).at(-1);
  if (word === undefined) return parsed;
  const price: ParsedPrice = { range: { min: null, max: sumOf(word) }, currency: 'CNY', span: word.span };
  return { ...parsed, price, unread: parsed.unread.filter((one) => one !== word) };
}

function sumOf({ text }: UnreadText): number | null {
  const value = parseNumber(foldWithOffsets(text).chars, 0)?.value ?? 0;
  return value >= SMALLEST_PRICE && value <= LARGEST_PRICE ? value : null;
}
