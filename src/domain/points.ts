import type { OfferCode } from './offer';

/** The hits of a query as numbers to be drawn, in the order asked for: one entry a hit in each list. */
export type Points = {
  /** All hits there are; the lists may hold fewer. */
  readonly total: number;
  readonly codes: readonly OfferCode[];
  /** As priced now, in whole units of the catalog's currency. */
  readonly prices: Float64Array;
  /** How many of the wants (must, any, nice) each meets. */
  readonly met: Uint8Array;
  /** Range facet other than the price → its values, in written units; NaN where an offer does not say. */
  readonly numbers: Readonly<Record<string, Float64Array>>;
};
