import type { OfferCode } from './offer';

/** The hits of a query as numbers for the scatter plot, in the requested order, with one entry per hit in each list. */
export type ScatterPoints = {
  /** Number of all hits; the lists may be shorter. */
  readonly total: number;
  readonly codes: readonly OfferCode[];
  /** Current prices in whole units of the catalog's currency. */
  readonly prices: Float64Array;
  /** Number of wants (must, any, nice) that each hit meets. */
  readonly met: Uint8Array;
  /** Range facet except the price → its values in written units; NaN if an offer has none. */
  readonly numbers: Readonly<Record<string, Float64Array>>;
};
