import { parseText } from '@/query-parser/parseText';
import type { ParsedPrice, ParsedText, Span } from '@/query-parser/result/parsedText';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

/** How a listing begins: 出 满破北黑 …, 【售】…, WTS …, 譲）…. */
const LISTING = /^[\s[(【（［]*(?:出|售|卖|賣|譲|売|wts\b|selling\b|s>)/i;

/** Parses a text of a buyer. A listing stands for an offer like it, so what it costs becomes the highest price, also where only a listing
 *  names it so: `… 800出`. */
export function parseWish(game: PreparedGame, text: string): ParsedText {
  const parsed = parseText(game, 'query', text);
  if (parsed.price !== null || !LISTING.test(text.normalize('NFKC'))) return parsed;
  const { price } = parseText(game, 'offer', text);
  if (price === null) return parsed;
  const unread = parsed.unread.filter(({ span }) => !overlaps(span, price.span));
  return { ...parsed, price: upTo(price), unread };
}

function upTo(price: ParsedPrice): ParsedPrice {
  const { min, max } = price.range;
  return { ...price, range: { min: null, max: max ?? min } };
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}
