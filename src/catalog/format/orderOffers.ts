import type { Offer } from '@/domain/offer';

/** Sorts offers by listing time, then code. All catalogs have this order, so their bytes do not depend on the order in a
 *  sheet, and new offers are appended. */
export function orderOffers(offers: readonly Offer[]): readonly Offer[] {
  return isOrdered(offers) ? offers : [...offers].sort(compareOffers);
}

function isOrdered(offers: readonly Offer[]): boolean {
  return offers.every((offer, i) => i === 0 || compareOffers(offers[i - 1]!, offer) <= 0);
}

function compareOffers(a: Offer, b: Offer): number {
  return a.listedAt - b.listedAt || compareTexts(a.code, b.code);
}

/** Compares by UTF-16 code units, which is the same on every machine, unlike a collation. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
