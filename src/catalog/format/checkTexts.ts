import { ShopError } from '@/base/shopError';
import { decodeTexts } from './decodeTexts';
import type { FileEntry } from './manifest';
import type { SegmentTexts } from './wordLines';

/** Decodes the texts of a segment and checks their number.
 *  @param bytes   checked by `checkFile`
 *  @param offers  number of offers in the columns of the segment
 *  @throws        ShopError `catalog-segment-mismatch`, and those of `decodeTexts` */
export function checkTexts(bytes: Uint8Array, { file }: FileEntry, offers: number): SegmentTexts {
  const texts = decodeTexts(bytes);
  if (texts.offers !== offers) {
    const message = `${file}: expected texts of ${offers} offers, got of ${texts.offers}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return texts;
}
