import { toWholeUnits } from '@/domain/money';
import type { Offer } from '@/domain/offer';

/** Returns the JSON of an offer: the price in whole units, the time as ISO 8601 in UTC, null if unknown. */
export function jsonOffer({ code, shop, status, price, items, resources, attributes, listedAt }: Offer): unknown {
  const { amount, currency } = price;
  return {
    code,
    shop,
    status,
    price: { amount: toWholeUnits(amount, currency), currency },
    items: items.map(({ item, level }) => ({ item, level })),
    resources,
    attributes,
    listedAt: listedAt === 0 ? null : new Date(listedAt).toISOString(),
  };
}
