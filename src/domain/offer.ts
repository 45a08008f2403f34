import type { Money } from './money';

export type OfferCode = string & { readonly __brand: 'OfferCode' };
export type ItemId = string & { readonly __brand: 'ItemId' };
/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number & { readonly __brand: 'EpochMs' };

/** An item in an offer; `level` is a whole number ≥ 1 on the scale of the item's kind. */
export type OfferItem = { readonly item: ItemId; readonly level: number };

export const OFFER_STATUSES = ['onSale', 'reserved', 'sold'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Enum attributes hold a value id, whole-number attributes a number, yes/no attributes a boolean. */
export type AttributeValue = string | number | boolean;

/** One thing a shop sells. */
export type Offer = {
  readonly code: OfferCode;
  readonly shop: string;
  readonly price: Money;
  readonly items: readonly OfferItem[];
  /** Resource id → whole amount ≥ 0; a resource the sheet does not speak of is absent. */
  readonly resources: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** The listing text as the shop wrote it. */
  readonly title: string;
  readonly note: string;
  /** What the sheet said; the overlay may know better. */
  readonly status: OfferStatus;
  readonly listedAt: EpochMs;
};
