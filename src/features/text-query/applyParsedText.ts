import type { Currency } from '@/domain/money';
import { PAGE_SIZE, type Query, setChoice, setRange, setWant } from '@/domain/query';
import type { ParsedItem, ParsedPrice, ParsedText, Span, UnreadText } from '@/query-parser/result/parsedText';
import { widenRange } from './suggest/widenRange';

export type ParseContext = {
  /** Of the catalog's prices; null while it is unknown. */
  readonly currency: Currency | null;
  /** Position in the text, in UTF-16 units; null once the text is finished. */
  readonly cursor: number | null;
};

/** Adds the conditions of a parsed text to a query, in place of its conditions for the same item or group. Words without a
 *  meaning, and names that fit several items, are appended to its text. A word that ends at the cursor and is only pinyin,
 *  romaji or a typo of a name is ignored for now, since it may not be finished.
 *  @param base       the query without the text
 *  @param isHalfName whether an unknown word is the beginning of a name in pinyin or romaji */
export function applyParsedText(
  base: Query,
  reading: ParsedText,
  { currency, cursor }: ParseContext,
  isHalfName: (word: string) => boolean,
): Query {
  const isHalfWritten = ({ quality: sureness, span: place }: ParsedItem) =>
    sureness !== 'exact' && place.end === cursor;
  const isHalfSpelled = ({ text, span: place }: UnreadText) => place.end === cursor && isHalfName(text);
  let query = base;
  for (const read of reading.items) {
    if (!isHalfWritten(read)) query = setWant(query, read.item, { mode: read.mode, level: read.level });
  }
  for (const { facet, range } of reading.ranges) query = setRange(query, facet, range);
  for (const { facet, not, values } of reading.choices) query = setChoice(query, facet, { not, values });

  const unread = reading.unread.filter((word) => !isHalfSpelled(word));
  const left = [...unread, ...reading.ambiguous].map(({ span: place }) => place).map(widenRange(reading));
  const { price } = reading;
  if (price !== null) {
    if (isPriceIn(price, reading.text, currency)) query = setRange(query, 'price', price.range);
    else left.push(price.span);
  }
  const text = [base.text, ...joinWords(reading.text, left)].filter((word) => word !== '').join(' ');
  return { ...query, text, shown: PAGE_SIZE };
}

/** Returns the words at some spans in the order of the text; adjacent spans are one word. */
function joinWords(text: string, places: readonly Span[]): readonly string[] {
  const joined: Span[] = [];
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = joined[joined.length - 1];
    if (last !== undefined && last.end >= start) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
}

const YUAN_WORD = /[元块塊圓圆]|人民|rmb|cny|yuan|\dr/;
const YUAN_SIGN = /[¥￥]/;

/** True if a price was written in the currency of the catalog. A price without a sign is parsed as yuan but means the
 *  currency of the catalog; ¥ is the sign of the yen as well.
 *  @param text      the whole text that was parsed
 *  @param currency  null while it is unknown: every price is accepted then */
export function isPriceIn(
  { currency: read, span: place }: ParsedPrice,
  text: string,
  currency: Currency | null,
): boolean {
  if (currency === null || read === currency) return true;
  if (read !== 'CNY') return false;
  // The sign may precede the span of the price.
  const words = text.slice(Math.max(0, place.start - 1), place.end);
  if (YUAN_WORD.test(words.normalize('NFKC').toLowerCase())) return false;
  return currency === 'JPY' || !YUAN_SIGN.test(words);
}
