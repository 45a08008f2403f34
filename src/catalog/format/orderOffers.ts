import type { Offer } from '@/domain/offer';

/** Brings offers into the one order of catalogs: by listing time, then code, so that the same offers give the same
 *  bytes in whatever order the sheet had them, and new offers come last. */
export function orderOffers(offers: readonly Offer[]): readonly Offer[] {
  return isOrdered(offers) ? offers : [...offers].sort(compareOffers);
}

function isOrdered(offers: readonly Offer[]): boolean {
  return offers.every((offer, at) => at === 0 || compareOffers(offers[at - 1]!, offer) <= 0);
}

function compareOffers(a: Offer, b: Offer): number {
  return a.listedAt - b.listedAt || compareTexts(a.code, b.code);
}

/** Compares by UTF-16 code units: the same on every machine, unlike a collation. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
