import type { PriceSummaryMessages } from './zh';

/** Messages of the list of the cheapest offer of every shop, in English. */
export const priceSummaryEn: PriceSummaryMessages = {
  all: (count) => (count === 1 ? 'This item' : `All ${count} items`),
  must: (count) => (count === 1 ? 'The must-have' : `All ${count} must-haves`),
  mustAny: (count) => `${count === 1 ? 'The must-have' : `All ${count} must-haves`} and any 1`,
  any: 'Any 1 of them',
  nice: 'At least 1 nice-to-have',
  shops: (count, formatted) => (count === 1 ? 'The lowest of 1 shop' : `The lowest in each of ${formatted} shops`),
  perWant: (price) => `${price} per item`,
};
