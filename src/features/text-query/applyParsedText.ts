import type { Currency } from '@/domain/money';
import { PAGE_SIZE, type Query, replaceWant, setChoice, setRange, setWant, wantKey } from '@/domain/query';
import { ambiguousWant } from '@/query-parser/result/ambiguousWant';
import type { ParsedItem, ParsedPrice, ParsedText, Span, UnreadText } from '@/query-parser/result/parsedText';
import { createSpanWidener } from './suggest/createSpanWidener';

export type ParseContext = {
  /** Currency of the catalog; null while it is unknown. */
  readonly currency: Currency | null;
  /** Position in the text, in UTF-16 units; null once the text is finished. */
  readonly cursor: number | null;
  /** The text that was searched for before; its words are searched for again if they are still there. */
  readonly searchedText: string;
  /** Ids of the facets that offers of the catalog state. Conditions on others, which no offer could meet, are unused; null while they
   *  are unknown. */
  readonly facets?: readonly string[] | null;
};

/** Adds the conditions of a parsed text to a query and replaces its conditions on the same item or group. A name
 *  that fits several items becomes one want for any of them. Quoted words, codes of offers and words that were searched for before are
 *  appended to the text. Other unknown words are listed as unused, or appended to the text if nothing else was understood. A word that ends at the cursor and matches a name only by pinyin,
 *  romaji or a typo is ignored, since it may still be unfinished.
 *  @param base           the query without the text
 *  @param isPartialName  whether an unknown word is the beginning of a name in pinyin or romaji */
export function applyParsedText(
  base: Query,
  parsed: ParsedText,
  { currency, cursor, searchedText, facets = null }: ParseContext,
  isPartialName: (word: string) => boolean,
): Query {
  const isUnfinishedItem = ({ quality, span }: ParsedItem) => quality !== 'exact' && span.end === cursor;
  const isUnfinishedWord = ({ text, span }: UnreadText) => span.end === cursor && isPartialName(text);
  const items = parsed.items.filter((item) => !isUnfinishedItem(item));
  let query = base;
  for (const { item, mode, level } of items) query = setWant(query, item, { mode, level });
  for (const want of parsed.ambiguous.map(ambiguousWant)) query = replaceWant(query, wantKey(want), want);
  const isStated = ({ facet }: { readonly facet: string }) => facets === null || facets.includes(facet);
  const [ranges, unstatedRanges] = divide(parsed.ranges, isStated);
  // An offer that does not state a value does not have the excluded one either.
  const [choices, unstatedChoices] = divide(parsed.choices, (choice) => choice.not || isStated(choice));
  for (const { facet, range } of ranges) query = setRange(query, facet, range);
  for (const { facet, not, values } of choices) query = setChoice(query, facet, { not, values });

  const widen = createSpanWidener(parsed);
  const unread = parsed.unread.filter((word) => !isUnfinishedWord(word));
  const quoted = unread.filter(({ isQuoted }) => isQuoted).map(({ span }) => span);
  const searchedWords = new Set(searchedText.split(' '));
  const isWanted = (word: string) => OFFER_CODE.test(word) || searchedWords.has(word);
  const [wanted, unknown] = divide(
    unread.filter(({ isQuoted }) => !isQuoted).map(({ span }) => widen(span)),
    ({ start, end }) => isWanted(parsed.text.slice(start, end)),
  );
  unknown.push(...[...unstatedRanges, ...unstatedChoices].map(({ span }) => span));
  const { price, sort } = parsed;
  if (sort !== null) query = { ...query, sort };
  const isPriceRead = price !== null && isPriceIn(price, parsed.text, currency);
  if (isPriceRead) query = setRange(query, 'price', price.range);
  else if (price !== null) unknown.push(price.span);

  const isUnderstood =
    isPriceRead || sort !== null || [items, ranges, choices, parsed.ambiguous].some((list) => list.length > 0);
  const searched = joinWords(parsed.text, [...quoted, ...wanted, ...(isUnderstood ? [] : unknown)]);
  return {
    ...query,
    text: [base.text, ...searched].filter((word) => word !== '').join(' '),
    unused: isUnderstood ? [...new Set(joinWords(parsed.text, unknown))] : [],
    shown: PAGE_SIZE,
  };
}

/** A buyer who writes the code of an offer wants that offer. */
const OFFER_CODE = /^[a-z]{1,6}-\d{2,}$/i;

/** Divides a list into the elements that match and the others. */
function divide<T>(list: readonly T[], matches: (one: T) => boolean): readonly [T[], T[]] {
  return [list.filter(matches), list.filter((one) => !matches(one))];
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
