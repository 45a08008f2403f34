/** Messages of the table of offers, in Chinese, the source language. */
export const tableZh = {
  titles: { hits: '符合的商品', closest: '最接近的商品' },
  listed: '上架',
  perWant: '平均每个',
  lacks: '差在哪里',
  rarest: '最稀有的',
};

export type TableMessages = typeof tableZh;
