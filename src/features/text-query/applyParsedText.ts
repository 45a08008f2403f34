import type { Currency } from '@/domain/money';
import { PAGE_SIZE, type Query, setChoice, setRange, setWant } from '@/domain/query';
import type { ParsedItem, ParsedPrice, ParsedText, Span, UnreadText } from '@/query-parser/result/parsedText';
import { createSpanWidener } from './suggest/createSpanWidener';

export type ParseContext = {
  /** Currency of the catalog; null while it is unknown. */
  readonly currency: Currency | null;
  /** Position in the text, in UTF-16 units; null once the text is finished. */
  readonly cursor: number | null;
};

/** Adds the conditions of a parsed text to a query and replaces its conditions on the same item or group. Unknown words and
 *  names that fit several items are appended to its text. A word that ends at the cursor and matches a name only by pinyin,
 *  romaji or a typo is ignored, since it may still be unfinished.
 *  @param base           the query without the text
 *  @param isPartialName  whether an unknown word is the beginning of a name in pinyin or romaji */
export function applyParsedText(
  base: Query,
  parsed: ParsedText,
  { currency, cursor }: ParseContext,
  isPartialName: (word: string) => boolean,
): Query {
  const isUnfinishedItem = ({ quality, span }: ParsedItem) => quality !== 'exact' && span.end === cursor;
  const isUnfinishedWord = ({ text, span }: UnreadText) => span.end === cursor && isPartialName(text);
  let query = base;
  for (const parsedItem of parsed.items) {
    const { item, mode, level } = parsedItem;
    if (!isUnfinishedItem(parsedItem)) query = setWant(query, item, { mode, level });
  }
  for (const { facet, range } of parsed.ranges) query = setRange(query, facet, range);
  for (const { facet, not, values } of parsed.choices) query = setChoice(query, facet, { not, values });

  const unread = parsed.unread.filter((word) => !isUnfinishedWord(word));
  const leftover = [...unread, ...parsed.ambiguous].map(({ span }) => span).map(createSpanWidener(parsed));
  const { price } = parsed;
  if (price !== null) {
    if (isPriceIn(price, parsed.text, currency)) query = setRange(query, 'price', price.range);
    else leftover.push(price.span);
  }
  const text = [base.text, ...joinWords(parsed.text, leftover)].filter((word) => word !== '').join(' ');
  return { ...query, text, shown: PAGE_SIZE };
}

/** Returns the words at the given spans in text order; adjacent spans are joined to one word. */
function joinWords(text: string, spans: readonly Span[]): readonly string[] {
  const joined: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined[joined.length - 1];
    if (last !== undefined && last.end >= start) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
}

const YUAN_WORD = /[元块塊圓圆]|人民|rmb|cny|yuan|\dr/;
const YUAN_SIGN = /[¥￥]/;

/** Returns whether a price is in the currency of the catalog. A price without a currency sign is parsed as yuan but means the
 *  currency of the catalog; ¥ is also the sign of the yen.
 *  @param text      the whole text that was parsed
 *  @param currency  null while it is unknown, which accepts every price */
export function isPriceIn(
  { currency: writtenCurrency, span }: ParsedPrice,
  text: string,
  currency: Currency | null,
): boolean {
  if (currency === null || writtenCurrency === currency) return true;
  if (writtenCurrency !== 'CNY') return false;
  // The sign may precede the span of the price.
  const written = text.slice(Math.max(0, span.start - 1), span.end);
  if (YUAN_WORD.test(written.normalize('NFKC').toLowerCase())) return false;
  return currency === 'JPY' || !YUAN_SIGN.test(written);
}
