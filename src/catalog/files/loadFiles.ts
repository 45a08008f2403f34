import type { RetryPolicy } from '@/base/retry';
import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { isAbort, toShopError } from '@/base/shopError';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkFile } from '@/catalog/format/checkFile';
import type { FileEntry } from '@/catalog/format/manifest';

/** Fetches a file; rejects with a ShopError, or with AbortError once `signal` is aborted. */
export type FetchBytes = (url: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** Side effects of loading a catalog. */
export type CatalogEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  readonly policy: RetryPolicy;
  readonly signal?: AbortSignal;
};

const PARALLEL = 4;

/** Every file is tried once before the manifest is read again. */
const ONCE: RetryPolicy = { attempts: 1, waitMs: () => 0 };

/** Loads files of a catalog in order, four at a time.
 *  @param tries   `one`, or `all` attempts of the policy
 *  @param onFile  called with the verified bytes of each file; if it throws, the file is retried
 *  @returns       the errors of files that could not be loaded, by file
 *  @throws        AbortError once the signal is aborted */
export type LoadFiles = <Entry extends FileEntry>(
  entries: readonly Entry[],
  tries: 'one' | 'all',
  onFile: (bytes: Uint8Array, entry: Entry) => void,
) => Promise<ReadonlyMap<string, ShopError>>;

/** Creates the loader of a catalog's files.
 *  @param base  prefix of their URLs */
export function createLoader(base: string, effects: CatalogEffects): LoadFiles {
  return (entries, tries, onFile) => loadFiles(base, effects, entries, tries, onFile);
}

async function loadFiles<Entry extends FileEntry>(
  base: string,
  { fetchBytes, sha256, policy, signal }: CatalogEffects,
  entries: readonly Entry[],
  tries: 'one' | 'all',
  onFile: (bytes: Uint8Array, entry: Entry) => void,
): Promise<ReadonlyMap<string, ShopError>> {
  const failed = new Map<string, ShopError>();
  const queue = [...entries];
  const loadNext = async (): Promise<void> => {
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const one = entry;
      const url = base + one.file;
      const load = async (attempt: number) => {
        const bytes = await fetchBytes(urlOfAttempt(url, attempt), signal);
        await checkFile(bytes, one, sha256);
        onFile(bytes, one);
      };
      try {
        await retry(load, tries === 'one' ? ONCE : policy, signal);
      } catch (error) {
        if (isAbort(error)) throw error;
        failed.set(one.file, toShopError(error, 'catalog-segment-unavailable'));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, loadNext));
  return failed;
}

/** Returns the URL of an attempt: a query string bypasses caches, and static servers ignore it. */
export function urlOfAttempt(url: string, attempt: number): string {
  return attempt <= 1 ? url : `${url}?try=${attempt}`;
}
