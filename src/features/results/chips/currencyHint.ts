import type { Locale } from '@/domain/localized';
import type { Currency } from '@/domain/money';
import type { QueryParser } from '@/features/text-query/queryParser';
import { LANGUAGE_TAGS } from '@/locales/localeNames';

/** Bundled with the line of unused words. */
const HINTS: Readonly<Record<Locale, (currency: string) => string>> = {
  zh: (currency) => `这里按${currency}标价`,
  ja: (currency) => `ここの価格は${currency}です`,
  en: (currency) => `Prices here are in ${currency}`,
};

/** Says which currency the catalog uses if a word is a price in another one, which therefore is no condition; null otherwise.
 *  @param currency  of the catalog; null while it is unknown */
export function currencyHint(
  words: readonly string[],
  parser: Pick<QueryParser, 'explain'>,
  currency: Currency | null,
  locale: Locale,
): string | null {
  const isPrice = (word: string, inCurrency: Currency | null) =>
    parser.explain(word, inCurrency).some(({ chip }) => chip?.kind === 'range' && chip.facet === 'price');
  if (currency === null || !words.some((word) => isPrice(word, null) && !isPrice(word, currency))) return null;
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[locale], { type: 'currency' });
  return HINTS[locale](names.of(currency) ?? currency);
}
