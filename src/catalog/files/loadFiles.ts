import type { RetryPolicy } from '@/base/retry';
import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { isAbort, toShopError } from '@/base/shopError';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkFile } from '@/catalog/format/checkFile';
import type { FileEntry } from '@/catalog/format/manifest';

/** Fetches a file; rejects with a ShopError, or with AbortError once `signal` is aborted. */
export type FetchBytes = (url: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** Dependencies for loading a catalog. */
export type CatalogEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  readonly policy: RetryPolicy;
  readonly signal?: AbortSignal;
};

const PARALLEL = 4;

/** Used for `one`: `openCatalog` and `openTexts` reload the manifest before they retry, since a newer one may name other files. */
const ONCE: RetryPolicy = { attempts: 1, waitMs: () => 0 };

/** Loads files of one catalog in order, four in parallel.
 *  @param attempts  `one`, or as many as the retry policy allows
 *  @param onFile    receives the verified bytes of each file; if it throws, the attempt has failed
 *  @returns         the errors of failed files by name
 *  @throws       AbortError once the signal is aborted */
export type LoadFiles = <Entry extends FileEntry>(
  entries: readonly Entry[],
  attempts: 'one' | 'all',
  onFile: (bytes: Uint8Array, entry: Entry) => void,
) => Promise<ReadonlyMap<string, ShopError>>;

/** Creates a loader of a catalog's files.
 *  @param base  prefix of their URLs */
export function createLoader(base: string, effects: CatalogEffects): LoadFiles {
  return (entries, attempts, onFile) => loadFiles(base, effects, entries, attempts, onFile);
}

async function loadFiles<Entry extends FileEntry>(
  base: string,
  { fetchBytes, sha256, policy, signal }: CatalogEffects,
  entries: readonly Entry[],
  attempts: 'one' | 'all',
  onFile: (bytes: Uint8Array, entry: Entry) => void,
): Promise<ReadonlyMap<string, ShopError>> {
  const failed = new Map<string, ShopError>();
  const queue = [...entries];
  const loadNext = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const current = entry;
      const url = base + current.file;
      const load = async (attempt: number) => {
        const bytes = await fetchBytes(urlOfAttempt(url, attempt), signal);
        await checkFile(bytes, current, sha256);
        onFile(bytes, current);
      };
      try {
        await retry(load, attempts === 'one' ? ONCE : policy, signal);
      } catch (error) {
        if (isAbort(error)) throw error;
        failed.set(current.file, toShopError(error, 'catalog-segment-unavailable'));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, loadNext));
  return failed;
}

/** Returns the URL for an attempt. The query bypasses caches and is ignored by static servers. */
export function urlOfAttempt(url: string, attempt: number): string {
  return attempt <= 1 ? url : `${url}?try=${attempt}`;
}
