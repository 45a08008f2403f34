import { ShopError } from '@/base/shopError';
import type { Currency } from '@/domain/money';
import { decodeSegment } from './decodeSegment';
import type { SegmentEntry } from './manifest';
import type { Segment } from './segment';

/** Fetches one whole file; rejects with a ShopError, or with AbortError once `signal` is aborted. */
export type FetchBytes = (url: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** Hashes bytes to 64 lower-case hex digits. Null where the host has no hash: browsers give none over plain http. */
export type Sha256 = ((bytes: Uint8Array) => Promise<string>) | null;

/** Decodes a segment file and proves that it is the one its manifest names: length, hash, number of offers, currency.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-hash` (both retryable: the next answer may be
 *           whole) | `catalog-segment-mismatch`, and those of `decodeSegment` */
export async function checkSegment(
  bytes: Uint8Array,
  entry: SegmentEntry,
  currency: Currency,
  sha256: Sha256,
): Promise<Segment> {
  const retryable = { retryable: true };
  if (bytes.length !== entry.bytes) {
    const message = `${entry.file}: expected ${entry.bytes} bytes, got ${bytes.length}`;
    throw new ShopError('catalog-segment-truncated', message, retryable);
  }
  const hash = sha256 === null ? entry.sha256 : await sha256(bytes);
  if (hash !== entry.sha256) {
    throw new ShopError('catalog-segment-hash', `${entry.file}: expected hash ${entry.sha256}, got ${hash}`, retryable);
  }
  const segment = decodeSegment(bytes);
  if (segment.offers !== entry.offers || segment.currency !== currency) {
    const expected = `${entry.offers} offers in ${currency}`;
    const got = `${segment.offers} in ${segment.currency}`;
    throw new ShopError('catalog-segment-mismatch', `${entry.file}: expected ${expected}, got ${got}`);
  }
  return segment;
}

/** The address for another try: a query makes caches on the way ask again, and static servers do not mind it. */
export function addressOfTry(url: string, attempt: number): string {
  return attempt <= 1 ? url : `${url}?try=${attempt}`;
}
