import type { Localized } from './localized';
import type { EpochMs, OfferCode } from './offer';

/** What changed since the catalogue was published, as the server loader says it. */
export type Overlay = {
  /** When the server knew this; null: it does not vouch for anything being on sale now. */
  readonly asOf: EpochMs | null;
  readonly sold: ReadonlySet<OfferCode>;
  /** Reserved offers, with the end of the reservation where known. */
  readonly reserved: ReadonlyMap<OfferCode, EpochMs | null>;
  /** New prices in whole units of the catalogue's currency, as people write them. */
  readonly prices: ReadonlyMap<OfferCode, number>;
  readonly pausedShops: ReadonlySet<string>;
  readonly notice: Localized | null;
};

/** The overlay that says nothing: every offer stands as published, its live status unknown. */
export const SILENT_OVERLAY: Overlay = {
  asOf: null,
  sold: new Set(),
  reserved: new Map(),
  prices: new Map(),
  pausedShops: new Set(),
  notice: null,
};
