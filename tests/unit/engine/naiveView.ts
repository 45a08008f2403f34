import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { itemsOf, type Range, type Want } from '@/domain/query';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { foldText } from '@/names/foldText';

/** An offer with its current status and price, and precomputed texts and levels. */
export type NaiveOffer = {
  readonly offer: Offer;
  readonly amount: number;
  readonly status: 'onSale' | 'reserved' | 'paused' | 'sold';
  readonly until: EpochMs | null;
  readonly levels: ReadonlyMap<string, number>;
  readonly texts: readonly string[];
};

/** The views of all offers, and when the stock was confirmed. */
export type NaiveCatalog = {
  readonly views: readonly NaiveOffer[];
  readonly asOf: EpochMs | null;
  readonly catalogInfo: CatalogInfo;
};

/** @param foldedNames  item → every folded spelling */
export function viewOf(
  offer: Offer,
  foldedNames: ReadonlyMap<string, readonly string[]>,
  overlay: Overlay | null,
  { publishedAt }: CatalogInfo,
): NaiveOffer {
  const status = () => {
    if (offer.status === 'sold' || overlay?.sold.has(offer.code)) return 'sold';
    if (overlay?.pausedShops.has(offer.shop)) return 'paused';
    if (offer.status === 'reserved' || overlay?.reserved.has(offer.code)) return 'reserved';
    return 'onSale';
  };
  const price = priceOf(offer, overlay, publishedAt);
  return {
    offer,
    amount: price === undefined ? offer.price.amount : toMinorUnits(price, offer.price.currency),
    status: status(),
    until: overlay?.reserved.get(offer.code) ?? null,
    levels: new Map(offer.items.map(({ item, level }) => [item, level])),
    texts: [
      ...[offer.code, offer.title, offer.note, offer.shop].map(foldText),
      ...offer.items.flatMap(({ item }) => foldedNames.get(item) ?? []),
    ],
  };
}

/** The overlay's price, unless it was set before the sheet was published or is in another currency. */
function priceOf({ code, price }: Offer, overlay: Overlay | null, publishedAt: EpochMs): number | undefined {
  const setAt = overlay?.priceAt.get(code);
  const currency = overlay?.catalog?.currency;
  const isOld = setAt !== undefined && setAt < publishedAt;
  const isForeign = typeof currency === 'string' && currency !== price.currency;
  return isOld || isForeign ? undefined : overlay?.prices.get(code);
}

/** Returns whether a view meets a want; a `never` want is met without the item or below its level. */
export function isMet(view: NaiveOffer, want: Want): boolean {
  return want.mode === 'never' ? levelFor(view, want) < want.level : levelFor(view, want) >= want.level;
}

/** Returns the highest level of the items of a want, 0 if the view has none of them. */
export function levelFor({ levels }: NaiveOffer, want: Want): number {
  return Math.max(...itemsOf(want).map((item) => levels.get(item) ?? 0));
}

/** Returns whether a value is within a range; a missing value never is. */
export function isInRange(value: number | null, { min, max }: Range): boolean {
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

/** Returns the value of a range facet. */
export function numberOf({ offer, amount }: NaiveOffer, facet: string): number | null {
  if (facet === 'price') return toWholeUnits(amount, offer.price.currency);
  const attribute = offer.attributes[facet];
  return offer.resources[facet] ?? (typeof attribute === 'number' ? attribute : null);
}

/** Returns the value of a choice facet. */
export function choiceOf({ offer, status }: NaiveOffer, facet: string): string | null {
  if (facet === 'shop') return offer.shop;
  if (facet === 'status') return status;
  const value = offer.attributes[facet];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : null;
}

/** Compares by listing time, newest first, then by code. */
export function newestFirst(a: NaiveOffer, b: NaiveOffer): number {
  return b.offer.listedAt - a.offer.listedAt || (a.offer.code < b.offer.code ? -1 : 1);
}
