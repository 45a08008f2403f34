import type { PriceSummaryMessages } from './zh';

/** Messages of the list of the cheapest offer of every shop, in Japanese. */
export const priceSummaryJa: PriceSummaryMessages = {
  all: (count) => (count === 1 ? 'この希望' : `希望${count}つをまとめて`),
  must: (count) => (count === 1 ? '必須の1つ' : `必須${count}つをまとめて`),
  mustAny: (count) => `必須${count}つと、いずれか1つ`,
  any: 'いずれか1つ',
  nice: 'あれば尚可が1つ以上',
  shops: (_count, formatted) => `店ごとの最安値、全${formatted}店`,
  perWant: (price) => `1つあたり${price}`,
};
