import { offerAt, type Segment } from '@/catalog/format/segment';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { Offer } from '@/domain/offer';

/** The decoded files of a segment; `texts` is null if all texts are empty. */
export type SegmentFiles = { readonly segment: Segment; readonly texts: SegmentTexts | null };

/** Yields the offers of segments in order, decoding each on demand. */
export function* listOffers(segments: readonly SegmentFiles[]): Generator<Offer, void> {
  for (const { segment, texts } of segments) {
    for (let row = 0; row < segment.offers; row++) yield offerAt(segment, texts, row);
  }
}
