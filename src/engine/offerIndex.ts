import type { Segment } from '@/catalog/segment';
import { offerAt } from '@/catalog/segment';
import type { Currency } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { ChoiceFacets } from './buildChoices';
import type { ItemColumns } from './buildItems';
import type { FoldedTexts } from './foldTexts';
import type { DocOrder } from './orderDocs';
import type { DocPlaces } from './placeDocs';
import type { RangeColumn } from './rangeColumn';

/** What the engine must know of the catalogue besides its offers. */
export type About = {
  readonly currency: Currency;
  readonly publishedAt: EpochMs;
  readonly sample: boolean;
  /** How many segments are loaded of how many there are. */
  readonly segments: { readonly loaded: number; readonly all: number };
};

/** Everything that search reads: all offers of the loaded segments, each code once, as columns.
 *  A doc is an offer's number, 0 … docs − 1, in the order newest first, then by code. That is the tie-breaker of every
 *  sort, so a set visited in ascending order is in it already. */
export type OfferIndex = ItemColumns &
  Omit<DocPlaces, 'docsOf'> & {
    readonly about: About;
    readonly segments: readonly Segment[];
    /** Published prices in minor units. */
    readonly prices: Float64Array;
    /** Places in OFFER_STATUSES. */
    readonly statuses: Uint8Array;
    /** Resources and whole-number attributes. */
    readonly ranges: ReadonlyMap<string, RangeColumn>;
    /** Shop, enum and yes/no attributes. */
    readonly choices: ChoiceFacets;
    /** Docs by listing time. */
    readonly byListing: DocOrder;
    /** Docs by each resource. */
    readonly byResource: ReadonlyMap<string, DocOrder>;
    /** Folded for text search, when that is first asked for. */
    readonly texts: () => FoldedTexts;
  };

/** The level at which a doc has an item, 0 if it does not have it.
 *  @param item  number of the item */
export function levelOf(index: OfferIndex, doc: number, item: number): number {
  let low = index.starts[doc]!;
  let high = index.starts[doc + 1]! - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = index.items[middle]!;
    if (found < item) low = middle + 1;
    else if (found > item) high = middle - 1;
    else return index.levels[middle]!;
  }
  return 0;
}

/** Makes the offer of a doc. */
export function offerOf(index: OfferIndex, doc: number): Offer {
  return offerAt(index.segments[index.segmentOf[doc]!]!, index.rowOf[doc]!);
}
