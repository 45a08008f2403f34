import type { TableMessages } from './zh';

/** Messages of the table of offers, in Japanese. */
export const tableJa: TableMessages = {
  titles: { hits: '条件すべてに合う商品', closest: '近い商品' },
  listed: '出品',
  perWant: '1つあたり',
  lacks: '足りない点',
  rarest: '特に希少なもの',
};
