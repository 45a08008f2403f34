import type { Offer, OfferItem } from '@/domain/offer';
import { itemsOf, type Want } from '@/domain/query';

/** Returns those items of a want that an offer has, at any level: several only if the name of the want is ambiguous. */
export function offeredItems({ items }: Pick<Offer, 'items'>, want: Want): readonly OfferItem[] {
  const wanted = new Set(itemsOf(want));
  return items.filter(({ item }) => wanted.has(item));
}
