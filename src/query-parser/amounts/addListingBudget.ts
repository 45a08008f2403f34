import type { ParsedText, UnreadText } from '@/query-parser/result/parsedText';
import { foldWithOffsets } from '@/query-parser/text/foldedText';
import { parseNumber } from '@/query-parser/tokens/parseNumber';
import { isContactNumber, LARGEST_PRICE, OTHER_UNIT, SMALLEST_PRICE } from './otherNumbers';

/** Beginnings of a listing: 出 满破北黑 …, 【售】…, WTS …, 譲）…, but not 售后, 卖家 or 让我. */
const LISTING = /^[\s[(【]*(?:出(?![门来国了])|售(?!后)|卖(?![家掉了])|让[)\]】:リ]|wts\b|selling\b|s>)/;
/** Words of selling between a price and the end of its word: 800出. */
const SELLING_TO_END = /^(?:出|[拿带]?走|包[邮赔]|可?小?刀|不刀|obo)?$/;
/** Words before a number that is not what the account costs now: 之前1500, 9/12, abc#1234. */
const OTHER_BEFORE = /(?:之前|原价|技能|单出[^\s,，]{1,8}|since|fees?|discord|dm(?: me)?|\d[/:.-])[:\s]*$/;
/** Words after such a number: 10+, 2017 account. */
const OTHER_AFTER = /^ ?(?:\+|[/:.-]\d|(?:accounts?|years?|yrs?|trades?|vouches)(?![a-z]))/;
/** Enough to recognise the words around a number. */
const MAX_CONTEXT = 16;

/** Adds the highest price to a wish that is worded as a listing. Such a wish stands for an offer like the listing, so what that costs is the
 *  limit, also where only a listing states it so, as the last number without another meaning: `… 800出`. */
export function addListingBudget(parsed: ParsedText): ParsedText {
  const { text } = parsed;
  if (parsed.price !== null || !LISTING.test(foldWithOffsets(text.slice(0, MAX_CONTEXT)).chars)) return parsed;
  const [price] = parsed.unread.flatMap((word) => priceIn(text, word) ?? []).slice(-1);
  if (price === undefined) return parsed;
  const { word, max } = price;
  const unread = parsed.unread.filter((one) => one !== word);
  // Without a sign or a word, CNY counts as the currency of the catalog.
  return { ...parsed, price: { range: { min: null, max }, currency: 'CNY', span: word.span }, unread };
}

function priceIn(text: string, word: UnreadText): { readonly word: UnreadText; readonly max: number } | null {
  const { chars } = foldWithOffsets(word.text);
  const number = word.isQuoted ? null : parseNumber(chars, 0);
  if (number === null || !SELLING_TO_END.test(chars.slice(number.end))) return null;
  if (number.value < SMALLEST_PRICE || number.value > LARGEST_PRICE) return null;
  const { start, end } = word.span;
  const before = foldWithOffsets(text.slice(Math.max(0, start - MAX_CONTEXT), start)).chars;
  const after = foldWithOffsets(text.slice(end, end + MAX_CONTEXT)).chars;
  const isOther =
    isContactNumber(before, before.length) ||
    OTHER_BEFORE.test(before) ||
    OTHER_UNIT.test(after) ||
    OTHER_AFTER.test(after);
  return isOther ? null : { word, max: number.value };
}
