import type { Localized } from './localized';
import type { EpochMs, OfferCode } from './offer';

/** The catalog revision that an overlay refers to. */
export type OverlayCatalog = {
  /** `publishedAt` of its manifest; null: no stock is confirmed. A rollback publishes an earlier manifest unchanged, so the
   *  revision is again that of the earlier manifest. */
  readonly revision: EpochMs | null;
  /** Currency of the overlay's prices; null: that of the loaded catalog. */
  readonly currency: string | null;
};

/** Changes since the catalog was published, from the server loader. */
export type Overlay = {
  /** When the stock was last confirmed; null: never. */
  readonly asOf: EpochMs | null;
  /** The catalog revision that `asOf` refers to; null: no stock is confirmed. */
  readonly catalog: OverlayCatalog | null;
  readonly sold: ReadonlySet<OfferCode>;
  /** Reserved offers, with the end of the reservation; null: open. */
  readonly reserved: ReadonlyMap<OfferCode, EpochMs | null>;
  /** New prices in whole units. */
  readonly prices: ReadonlyMap<OfferCode, number>;
  /** When offers were marked as sold or reserved; unknown times are absent. */
  readonly statusAt: ReadonlyMap<OfferCode, EpochMs>;
  /** When prices were set; unknown times are absent. */
  readonly priceAt: ReadonlyMap<OfferCode, EpochMs>;
  readonly pausedShops: ReadonlySet<string>;
  readonly notice: Localized | null;
};

/** The overlay without entries: every offer is as published, with unknown live status. */
export const EMPTY_OVERLAY: Overlay = {
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
