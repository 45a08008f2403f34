import type { Currency } from '@/domain/money';

/** Folded symbols and words of money with the currencies they can mean. Ambiguous ones agree with each of their currencies
 *  (docs/decisions/0036-currency-of-a-price.md). */
const SIGN_GROUPS: readonly (readonly [readonly Currency[], readonly string[]])[] = [
  [['CNY', 'JPY'], ['¥']],
  [
    ['CNY', 'TWD', 'HKD'],
    ['元', '圆', '圓', '元整'],
  ],
  [['CNY'], ['块', '块钱', '塊錢', 'yuan', '人民币', '人民幣', '元人民币', 'rmb', 'cny', 'cn¥', 'rmb¥']],
  [['CNY', 'TWD'], ['塊']],
  [['JPY'], ['円', '日元', '日円', '日圆', '日圓', '日币', '日幣', '日本円', 'jpy', 'yen', 'jp¥']],
  [['USD', 'HKD', 'TWD'], ['$']],
  [['USD'], ['美元', '美金', '美圆', '美圓', 'ドル', '米ドル', 'usドル', 'usd', 'us$']],
  [['HKD'], ['hk$', 'hkd', '港币', '港幣', '港元', '港圓', '香港ドル']],
  [['TWD'], ['nt$', 'ntd', 'twd', '台币', '台幣', '臺幣', '新台幣', '新台币', '新臺幣', '台湾ドル']],
  [['KRW'], ['₩', 'krw', '원', '韩元', '韓元', '韩币', '韓幣', 'ウォン']],
  [['EUR'], ['€', 'eur', '欧元', '歐元', 'ユーロ', 'euro']],
];

const SIGNS: ReadonlyMap<string, readonly Currency[]> = new Map(
  SIGN_GROUPS.flatMap(([currencies, signs]) => signs.map((sign) => [sign, currencies] as const)),
);

const BY_LENGTH = [...SIGNS.keys()].sort((a, b) => b.length - a.length);

/** A sum without its signs, and the currencies that all signs allow; null without signs. */
export type SignedSum = { readonly sum: string; readonly currencies: readonly Currency[] | null };

/** Every folded symbol and word of money. */
export const CURRENCY_SIGNS: readonly string[] = BY_LENGTH;

/** Returns the currencies of a sign; null if it is none.
 *  @param sign  folded: NFKC, lower-case, no spaces */
export function currenciesOfSign(sign: string): readonly Currency[] | null {
  return SIGNS.get(sign) ?? null;
}

/** Removes one sign before and one after a sum: ¥268, 268元, CNY 268, ¥268元.
 *  @param text  folded: NFKC, lower-case, trimmed */
export function stripSigns(text: string): SignedSum {
  const before = BY_LENGTH.find((sign) => text.startsWith(sign)) ?? '';
  const rest = text.slice(before.length).trim();
  const after = BY_LENGTH.find((sign) => rest.endsWith(sign)) ?? '';
  const sum = rest.slice(0, rest.length - after.length).trim();
  const [first, second] = [SIGNS.get(before), SIGNS.get(after)];
  if (first === undefined || second === undefined) return { sum, currencies: first ?? second ?? null };
  return { sum, currencies: first.filter((currency) => second.includes(currency)) };
}
