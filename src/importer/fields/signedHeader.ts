import type { Currency } from '@/domain/money';
import { currenciesOfSign, stripSigns } from '@/importer/lexical/currencySigns';
import { foldLetters } from '@/importer/lexical/foldWord';
import { foldHeader, plainHeader } from './foldHeader';

/** A price header's folded name without its currency, and the currencies that the sign or unit can mean. */
export type SignedHeader = { readonly name: string; readonly currencies: readonly Currency[] };

/** Removes the currency from a header: 价格（元）, 价格/元, Price USD, 售价¥.
 *  @returns  null if the header names no currency */
export function takeHeaderSign(header: string): SignedHeader | null {
  const { name, unit } = foldHeader(header);
  const meant = unit === null ? null : currenciesOfSign(unit);
  if (meant !== null) return { name, currencies: meant };
  const { sum, currencies } = stripSigns(plainHeader(header));
  return currencies === null || sum === '' ? null : { name: foldLetters(sum), currencies };
}
