import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import { decodeSegment } from './decodeSegment';
import type { SegmentEntry } from './manifest';
import type { Segment } from './segment';

/** Decodes the columns of a segment and checks number of offers and currency against the manifest.
 *  @param bytes  checked by `checkFile`
 *  @throws       ShopError `catalog-segment-mismatch`, and those of `decodeSegment` */
export function checkSegment(bytes: Uint8Array, entry: SegmentEntry, currency: Currency): Segment {
  const segment = decodeSegment(bytes);
  if (segment.offerCount !== entry.offers || segment.currency !== currency) {
    const expected = `${entry.offers} offers in ${currency}`;
    const message = `${entry.file}: expected ${expected}, got ${segment.offerCount} in ${segment.currency}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return segment;
}
