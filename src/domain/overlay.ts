import type { Localized } from './localized';
import type { EpochMs, OfferCode } from './offer';

/** The catalog revision an overlay refers to. */
export type OverlayCatalog = {
  /** `publishedAt` of its manifest; null: the stock of none is confirmed. A rollback publishes an earlier manifest unchanged
   *  and so restores its revision. */
  readonly revision: EpochMs | null;
  /** Currency of the overlay's prices; null: that of whichever catalog is loaded. */
  readonly currency: string | null;
};

/** What changed since the catalog was published, as the server loader says it. */
export type Overlay = {
  /** When the stock was last confirmed; null: never. */
  readonly asOf: EpochMs | null;
  /** The catalog revision that `asOf` refers to; null: none is named, and nothing is confirmed. */
  readonly catalog: OverlayCatalog | null;
  readonly sold: ReadonlySet<OfferCode>;
  /** Reserved offers, with the end of the reservation where known. */
  readonly reserved: ReadonlyMap<OfferCode, EpochMs | null>;
  /** New prices in whole units of the catalog's currency, as people write them. */
  readonly prices: ReadonlyMap<OfferCode, number>;
  /** When an offer was marked as sold or reserved, where known. */
  readonly statusAt: ReadonlyMap<OfferCode, EpochMs>;
  /** When a price was set, where known. */
  readonly priceAt: ReadonlyMap<OfferCode, EpochMs>;
  readonly pausedShops: ReadonlySet<string>;
  readonly notice: Localized | null;
};

/** The overlay that says nothing: every offer stands as published, its live status unknown. */
export const SILENT_OVERLAY: Overlay = {
  asOf: null,
  catalog: null,
  sold: new Set(),
  reserved: new Map(),
  prices: new Map(),
  statusAt: new Map(),
  priceAt: new Map(),
  pausedShops: new Set(),
  notice: null,
};
