import { ShopError } from '@/base/shopError';
import type { FileEntry } from './manifest';

/** Hashes bytes to 64 lower-case hex digits. Null where the host has no hash function: browsers provide none over http. */
export type Sha256 = ((bytes: Uint8Array) => Promise<string>) | null;

/** Checks length and hash of a file against its manifest entry.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-hash`, both retryable: the next response may be complete */
export async function checkFile(bytes: Uint8Array, entry: FileEntry, sha256: Sha256): Promise<void> {
  const retryable = { retryable: true };
  if (bytes.length !== entry.bytes) {
    const message = `${entry.file}: expected ${entry.bytes} bytes, got ${bytes.length}`;
    throw new ShopError('catalog-segment-truncated', message, retryable);
  }
  const hash = sha256 === null ? entry.sha256 : await sha256(bytes);
  if (hash !== entry.sha256) {
    throw new ShopError('catalog-segment-hash', `${entry.file}: expected hash ${entry.sha256}, got ${hash}`, retryable);
  }
}
