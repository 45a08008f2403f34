import { offerAt, type Segment } from '@/catalog/format/segment';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { Offer } from '@/domain/offer';

/** The decoded files of a segment; `texts` is null where all of them are empty. */
export type SegmentFiles = { readonly segment: Segment; readonly texts: SegmentTexts | null };

/** Makes the offers of segments one by one, in their order, each when it is asked for. */
export function* listOffers(segments: readonly SegmentFiles[]): Generator<Offer, void> {
  for (const { segment, texts } of segments) {
    for (let row = 0; row < segment.offers; row++) yield offerAt(segment, texts, row);
  }
}
