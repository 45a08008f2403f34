import type { Money } from './money';

export type OfferCode = string & { readonly __brand: 'OfferCode' };
export type ItemId = string & { readonly __brand: 'ItemId' };
/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number & { readonly __brand: 'EpochMs' };

/** An item of an offer; `level` is a whole number ≥ 1 on the scale of the item's kind. */
export type OfferItem = { readonly item: ItemId; readonly level: number };

export const OFFER_STATUSES = ['onSale', 'reserved', 'sold'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The id of an option, a number, or a boolean, by the type of the attribute. */
export type AttributeValue = string | number | boolean;

/** An account or item that a shop sells. */
export type Offer = {
  readonly code: OfferCode;
  readonly shop: string;
  readonly price: Money;
  readonly items: readonly OfferItem[];
  /** Resource id → whole amount ≥ 0; resources that the sheet does not state are absent. */
  readonly resources: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, AttributeValue>>;
  /** The shop's listing text. */
  readonly title: string;
  readonly note: string;
  /** The status in the sheet; the overlay overrides it. */
  readonly status: OfferStatus;
  readonly listedAt: EpochMs;
};
