import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import { decodeSegment } from './decodeSegment';
import type { SegmentEntry } from './manifest';
import type { Segment } from './segment';

/** Decodes the columns of a segment and proves that they are what its manifest says of them: number of offers, currency.
 *  @param bytes  those that `checkFile` has passed
 *  @throws       ShopError `catalog-segment-mismatch`, and those of `decodeSegment` */
export function checkSegment(bytes: Uint8Array, entry: SegmentEntry, currency: Currency): Segment {
  const segment = decodeSegment(bytes);
  if (segment.offers !== entry.offers || segment.currency !== currency) {
    const expected = `${entry.offers} offers in ${currency}`;
    const message = `${entry.file}: expected ${expected}, got ${segment.offers} in ${segment.currency}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return segment;
}
