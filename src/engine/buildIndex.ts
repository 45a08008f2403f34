import { once } from '@/base/once';
import type { Segment } from '@/catalog/segment';
import type { ItemNames } from '@/domain/itemNames';
import { buildChoices } from './buildChoices';
import { buildItems } from './buildItems';
import { buildRanges } from './buildRanges';
import { foldTexts } from './foldTexts';
import type { About, OfferIndex } from './offerIndex';
import { orderDocs } from './orderDocs';
import type { DocPlaces } from './placeDocs';
import { placeDocs } from './placeDocs';

/** Builds the index of a catalogue's segments.
 *  @param segments  of one catalogue, in the order of its manifest
 *  @param names     every spelling of the items that text may match */
export function buildIndex(segments: readonly Segment[], names: readonly ItemNames[], about: About): OfferIndex {
  const { docsOf, ...places } = placeDocs(segments);
  const placed = { docsOf, ...places };
  const resources = buildRanges(segments, placed, (segment) => segment.resources);
  const numbers = buildRanges(segments, placed, (segment) => segment.numbers);
  const choices = buildChoices(segments, placed);
  const items = buildItems(segments, placed);
  const shops = [...(choices.get('shop')?.keys() ?? [])];
  const listedAt = gather(segments, places, (segment) => segment.listedAt);
  return {
    ...places,
    ...items,
    about,
    segments,
    prices: gather(segments, places, (segment) => segment.prices),
    statuses: Uint8Array.from(gather(segments, places, (segment) => segment.statuses)),
    ranges: new Map([...numbers, ...resources]),
    choices,
    byListing: orderDocs(listedAt),
    byResource: new Map([...resources].map(([id, { values }]) => [id, orderDocs(values)])),
    texts: once(() => foldTexts(segments, places, shops, items.itemIds, names)),
  };
}

/** One column of all segments, in doc order. */
function gather(
  segments: readonly Segment[],
  places: Pick<DocPlaces, 'docs' | 'segmentOf' | 'rowOf'>,
  pick: (segment: Segment) => Float64Array | Uint8Array,
): Float64Array {
  const columns = segments.map(pick);
  const { docs, segmentOf, rowOf } = places;
  return Float64Array.from({ length: docs }, (_, doc) => columns[segmentOf[doc]!]![rowOf[doc]!]!);
}
