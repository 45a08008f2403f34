import type { Currency, Money } from './money';
import type { EpochMs, Offer, OfferCode } from './offer';
import type { Want } from './query';

/** What is known of an offer now. `unknown`: published as on sale, and nobody vouches that it still is. */
export type Live = 'onSale' | 'reserved' | 'paused' | 'sold' | 'unknown';

/** How an offer answers one want: `level` is the offer's (0 = it does not have the item). */
export type WantOutcome = { readonly want: Want; readonly level: number; readonly met: boolean };

/** A range condition that an offer of the closest block misses, with the offer's own value in written units. */
export type RangeGap = { readonly facet: string; readonly value: number | null };

/** The query's text, which an offer of the closest block does not have. */
export type TextGap = { readonly text: string };

/** An offer in an answer, with which wants it meets and which it misses. */
export type Hit = {
  readonly offer: Offer;
  /** The price now: the overlay's if it has one; `offer.price` stays the published one. */
  readonly price: Money;
  readonly live: Live;
  readonly reservedUntil: EpochMs | null;
  /** Outcomes in the order of Query.wants. */
  readonly outcomes: readonly WantOutcome[];
  /** Empty for hits; what keeps a closest offer out besides its wants. */
  readonly gaps: readonly (RangeGap | TextGap)[];
};

/** Exact numbers of offers for every choice that could be made next. */
export type FacetCounts = {
  /** Item → total if the item were added as must (level 1) to the query as it is. Items with 0 may be absent. */
  readonly items: Readonly<Record<string, number>>;
  /** Item → total if the item alone were the `any` group. */
  readonly anyItems: Readonly<Record<string, number>>;
  /** Wanted item → totals if its want asked for level 1, 2, … (nice: offers of the answer that would meet it).
   *  The last stands for every level beyond. */
  readonly levels: Readonly<Record<string, readonly number[]>>;
  /** Choice facet → value → total if the value alone were chosen in its group. Values with 0 may be absent. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Offers per bar over clustered bounds, the facet's own range left out. */
export type Histogram = {
  /** Ascending, in written units, one more than `counts`; a bar holds bounds[i] ≤ value < bounds[i+1], the last also its end. */
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
  /** Total if this facet's range were dropped. */
  readonly without: number;
};

/** The cheapest hit of a shop that can be bought now or is reserved at worst, for who asks what the wants cost where. */
export type ShopBest = {
  readonly shop: string;
  readonly code: OfferCode;
  /** As priced now. */
  readonly price: Money;
  readonly live: Live;
  /** How many of the wants (must, any, nice) it meets, 1 or more: `price` over it is what a met want costs. */
  readonly met: number;
};

/** The answer to one query. */
export type SearchResponse = {
  /** The first `query.shown` hits, in the order asked for. */
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Offers that miss something, nearest first; only filled when `total` is small. All have the query's text, or none
   *  of them: it is left out where it finds nothing near, and each says so in its gaps. */
  readonly closest: readonly Hit[];
  readonly counts: FacetCounts;
  /** Range facet → histogram. */
  readonly histograms: Readonly<Record<string, Histogram>>;
  /** Totals with one chip dropped, in the order of `chipsOf(query)`. */
  readonly withoutChip: readonly number[];
  /** One a shop, the cheapest first, equals as in the order by price; empty while nothing is wanted (no must, any or
   *  nice). Sold offers, paused shops and hits that meet none of the wants never are. */
  readonly cheapest: readonly ShopBest[];
  /** When the stock of this catalog was last confirmed; null if live status is unknown. */
  readonly overlayAsOf: EpochMs | null;
  readonly catalog: CatalogFacts;
};

/** What an answer says first: how many offers there are, which, and what they cost. What could be chosen next and what is
 *  near comes after it. */
export type PartialResult = Pick<SearchResponse, 'hits' | 'total' | 'cheapest' | 'overlayAsOf' | 'catalog'>;

/** Whether titles and notes are on their way, all there that belong to the loaded segments, or not all to be had. */
export type TextState = 'coming' | 'there' | 'failed';

export type CatalogFacts = {
  readonly publishedAt: EpochMs;
  /** What every price of the catalog is in: range boxes and chips need it even where no offer is left. */
  readonly currency: Currency;
  /** Offers that are not sold, before any condition: on sale, reserved, or in a shop that pauses. */
  readonly onSale: number;
  /** True for the sample stock that ships with the project. */
  readonly sample: boolean;
  /** False while segments are missing, and for a query with a text while titles and notes are: totals then mean "at
   *  least". */
  readonly complete: boolean;
  /** Titles and notes come after the first answer; offers have empty ones until then. */
  readonly texts: TextState;
  /** `failed` ones were tried as often as is worth it, and will not come by themselves. */
  readonly segments: { readonly loaded: number; readonly failed: number; readonly all: number };
};
