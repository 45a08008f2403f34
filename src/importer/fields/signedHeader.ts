import type { Currency } from '@/domain/money';
import { currenciesOfSign, stripSigns } from '@/importer/lexical/currencySigns';
import { foldLetters } from '@/importer/lexical/foldWord';
import { foldHeader, plainHeader } from './foldHeader';

/** A price header with the currencies that its sign or unit can stand for; `name` is folded and without it. */
export type SignedHeader = { readonly name: string; readonly currencies: readonly Currency[] };

/** Takes the money off a header: 价格（元）, 价格/元, Price USD, 售价¥.
 *  @returns  null if the header names no money */
export function takeHeaderSign(header: string): SignedHeader | null {
  const { name, unit } = foldHeader(header);
  const meant = unit === null ? null : currenciesOfSign(unit);
  if (meant !== null) return { name, currencies: meant };
  const { sum, currencies } = stripSigns(plainHeader(header));
  return currencies === null || sum === '' ? null : { name: foldLetters(sum), currencies };
}
