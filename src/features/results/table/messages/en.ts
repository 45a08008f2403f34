import type { TableMessages } from './zh';

/** Messages of the table of offers, in English. */
export const tableEn: TableMessages = {
  titles: { hits: 'Offers that match', closest: 'The closest offers' },
  listed: 'Listed',
  perWant: 'Per item',
  lacks: 'What is missing',
  rarest: 'The rarest',
};
