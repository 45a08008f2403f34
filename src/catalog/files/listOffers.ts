import { offerAt, type Segment } from '@/catalog/format/segment';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { Offer } from '@/domain/offer';

/** The decoded files of a segment; `texts` is null if all are empty. */
export type SegmentFiles = { readonly segment: Segment; readonly texts: SegmentTexts | null };

/** Yields the offers of segments in order. */
export function* listOffers(segments: readonly SegmentFiles[]): Generator<Offer, void> {
  for (const { segment, texts } of segments) {
    for (let row = 0; row < segment.offerCount; row++) yield offerAt(segment, texts, row);
  }
}
