import { ShopError } from '@/base/shopError';
import { decodeTexts } from './decodeTexts';
import type { FileEntry } from './manifest';
import type { SegmentTexts } from './segmentTexts';

/** Decodes the texts of a segment and proves that there is one for each of its offers.
 *  @param bytes   those that `checkFile` has passed
 *  @param offers  how many offers the columns of the segment have
 *  @throws        ShopError `catalog-segment-mismatch`, and those of `decodeTexts` */
export function checkTexts(bytes: Uint8Array, { file }: FileEntry, offers: number): SegmentTexts {
  const texts = decodeTexts(bytes);
  if (texts.offers !== offers) {
    const message = `${file}: expected texts of ${offers} offers, got of ${texts.offers}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return texts;
}
