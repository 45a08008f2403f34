import type { Currency } from '@/domain/money';

/** Signs and words beside a sum, folded, with the currencies they can stand for. */
const SIGNS: ReadonlyMap<string, readonly Currency[]> = new Map([
  ['¥', ['CNY', 'JPY']],
  ['元', ['CNY', 'TWD', 'HKD']],
  ['圆', ['CNY', 'JPY', 'TWD', 'HKD']],
  ['圓', ['CNY', 'JPY', 'TWD', 'HKD']],
  ['元整', ['CNY', 'TWD', 'HKD']],
  ['块', ['CNY']],
  ['塊', ['CNY', 'TWD']],
  ['块钱', ['CNY']],
  ['yuan', ['CNY']],
  ['人民币', ['CNY']],
  ['rmb', ['CNY']],
  ['cny', ['CNY']],
  ['cn¥', ['CNY']],
  ['円', ['JPY']],
  ['日元', ['JPY']],
  ['日円', ['JPY']],
  ['jpy', ['JPY']],
  ['yen', ['JPY']],
  ['jp¥', ['JPY']],
  ['日币', ['JPY']],
  ['$', ['USD', 'HKD', 'TWD']],
  ['美元', ['USD']],
  ['美金', ['USD']],
  ['ドル', ['USD']],
  ['usd', ['USD']],
  ['us$', ['USD']],
  ['hk$', ['HKD']],
  ['hkd', ['HKD']],
  ['港币', ['HKD']],
  ['港幣', ['HKD']],
  ['港元', ['HKD']],
  ['nt$', ['TWD']],
  ['ntd', ['TWD']],
  ['twd', ['TWD']],
  ['台币', ['TWD']],
  ['台幣', ['TWD']],
  ['新台幣', ['TWD']],
  ['新台币', ['TWD']],
  ['₩', ['KRW']],
  ['krw', ['KRW']],
  ['원', ['KRW']],
  ['韩元', ['KRW']],
  ['€', ['EUR']],
  ['eur', ['EUR']],
  ['欧元', ['EUR']],
]);

const LONGEST_FIRST = [...SIGNS.keys()].sort((a, b) => b.length - a.length);

/** A sum without the signs around it, and the currencies that all its signs allow; null: it has none. */
export type SignedSum = { readonly sum: string; readonly currencies: readonly Currency[] | null };

/** The currencies a sign can stand for; null if it is no currency sign.
 *  @param sign  folded: NFKC, lower-case, no spaces */
export function currenciesOfSign(sign: string): readonly Currency[] | null {
  return SIGNS.get(sign) ?? null;
}

/** Takes one sign before and one behind off a sum: ¥268, 268元, CNY 268, ¥268元, with or without a space between.
 *  @param text  folded: NFKC, lower-case, no spaces around it */
export function takeSigns(text: string): SignedSum {
  const before = LONGEST_FIRST.find((sign) => text.startsWith(sign)) ?? '';
  const rest = text.slice(before.length).trim();
  const after = LONGEST_FIRST.find((sign) => rest.endsWith(sign)) ?? '';
  const sum = rest.slice(0, rest.length - after.length).trim();
  const [first, second] = [SIGNS.get(before), SIGNS.get(after)];
  if (first === undefined || second === undefined) return { sum, currencies: first ?? second ?? null };
  return { sum, currencies: first.filter((currency) => second.includes(currency)) };
}
