import type { Currency } from '@/domain/money';
import type { Sha256 } from './checkFile';
import { checkFile, mismatch } from './checkFile';
import { decodeSegment } from './decodeSegment';
import type { SegmentEntry } from './manifest';
import type { Segment } from './segment';

/** Decodes the columns of a segment and proves that they are those its manifest names: length, hash, number of offers,
 *  currency.
 *  @throws  ShopError `catalog-segment-mismatch`, and those of `checkFile` and `decodeSegment` */
export async function checkSegment(
  bytes: Uint8Array,
  entry: SegmentEntry,
  currency: Currency,
  sha256: Sha256,
): Promise<Segment> {
  await checkFile(bytes, entry, sha256);
  const segment = decodeSegment(bytes);
  if (segment.offers !== entry.offers || segment.currency !== currency) {
    throw mismatch(entry, `${entry.offers} offers in ${currency}`, `${segment.offers} in ${segment.currency}`);
  }
  return segment;
}
