import type { Currency, Money } from './money';
import type { EpochMs, Offer, OfferCode } from './offer';
import type { Want } from './query';

/** Live status of an offer. `unknown`: published as on sale, but not confirmed. */
export type LiveStatus = 'onSale' | 'reserved' | 'paused' | 'sold' | 'unknown';

/** Whether an offer meets a want; `level` is the offer's, the highest of several items, 0 if it has none of them. */
export type WantMatch = { readonly want: Want; readonly level: number; readonly met: boolean };

/** A range condition that a closest offer misses, with the offer's value in written units. */
export type RangeGap = { readonly facet: string; readonly value: number | null };

/** An offer of a search result. */
export type Hit = {
  readonly offer: Offer;
  /** The current price: the overlay's price, if any, otherwise the published one (`offer.price`). */
  readonly price: Money;
  readonly live: LiveStatus;
  readonly reservedUntil: EpochMs | null;
  /** In the order of Query.wants. */
  readonly wantMatches: readonly WantMatch[];
  /** Empty for hits; for closest offers, the ranges that they miss. */
  readonly gaps: readonly RangeGap[];
};

/** Exact totals for every possible next choice. */
export type FacetCounts = {
  /** Item → total after adding a want for the item at level 1, in the mode of `furtherWantMode`. `must`: the total of the query with
   *  this want. `any`: the total if this want were the only one in the `any` group. Items with 0 may be absent. */
  readonly items: Readonly<Record<string, number>>;
  /** Wanted item → totals for level 1, 2, … (nice: hits that would meet it). The last applies to all higher levels. Without wants for
   *  any of several items. */
  readonly levels: Readonly<Record<string, readonly number[]>>;
  /** Choice facet → value → total if the value alone were chosen in its group. Values with 0 may be absent. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Numbers of offers by value of a range facet, without the condition on the facet itself. */
export type Histogram = {
  /** Ascending, in written units, one more than `counts`. Bin i contains bounds[i] ≤ value < bounds[i+1], the last bin also its end. */
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
  /** Total without the condition on this facet. */
  readonly without: number;
};

/** The cheapest unsold hit of a shop, for comparing the cost of the wants in each shop. */
export type ShopBest = {
  readonly shop: string;
  readonly code: OfferCode;
  /** The current price. */
  readonly price: Money;
  readonly live: LiveStatus;
  /** Number of wants (must, any, nice) that it meets, at least 1; `price` divided by it is the price per want. */
  readonly met: number;
};

/** The result of a query. */
export type SearchResponse = {
  /** The first `query.shown` hits in the requested order. */
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Offers that miss a want or a range, closest first; empty unless `total` is small. All of them contain the query's text. */
  readonly closest: readonly Hit[];
  readonly counts: FacetCounts;
  /** Range facet → histogram. */
  readonly histograms: Readonly<Record<string, Histogram>>;
  /** Totals without one chip, in the order of `chipsOf(query)`. */
  readonly withoutChip: readonly number[];
  /** One offer per shop, cheapest first, ties as in the order by price. Excludes sold offers, paused shops and hits that meet no want;
   *  empty without wants (must, any or nice). */
  readonly cheapest: readonly ShopBest[];
  /** When the stock of this catalog was last confirmed; null if the live status is unknown. */
  readonly overlayAsOf: EpochMs | null;
  readonly catalog: CatalogState;
};

/** State of titles and notes: loading, loaded for all loaded segments, or partly failed. */
export type TextState = 'loading' | 'loaded' | 'failed';

export type CatalogState = {
  readonly publishedAt: EpochMs;
  /** Currency of all prices, which inputs and chips need even without any hit. */
  readonly currency: Currency;
  /** Number of offers that are not sold, without any condition. */
  readonly unsoldCount: number;
  /** True for the sample stock of the project. */
  readonly sample: boolean;
  /** False while segments are missing, and for a query with text while titles and notes are missing: totals are lower bounds then. */
  readonly complete: boolean;
  /** Titles and notes are loaded after the first result; until then they are empty. */
  readonly texts: TextState;
  /** `failed` segments have used up their retries. */
  readonly segments: { readonly loaded: number; readonly failed: number; readonly all: number };
};
