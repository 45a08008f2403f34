/** Messages of the list of the cheapest offer of every shop, in Chinese, the source language. */
export const priceSummaryZh = {
  all: (count: number) => (count === 1 ? '买这个想要的' : `买齐这 ${count} 个想要`),
  must: (count: number) => (count === 1 ? '满足必须的 1 个' : `买齐必须的 ${count} 个`),
  mustAny: (count: number) => `必须的 ${count} 个，加任一里的 1 个`,
  any: '任一里的 1 个',
  nice: '至少 1 个加分的',
  shops: (_count: number, formatted: string) => `每店最低，共 ${formatted} 家`,
  perWant: (price: string) => `平均每个 ${price}`,
};

export type PriceSummaryMessages = typeof priceSummaryZh;
