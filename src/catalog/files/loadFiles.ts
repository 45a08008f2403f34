import type { RetryPolicy } from '@/base/retry';
import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { isAbort, toShopError } from '@/base/shopError';
import type { Sha256 } from '@/catalog/format/checkFile';
import { checkFile } from '@/catalog/format/checkFile';
import type { FileEntry } from '@/catalog/format/manifest';

/** Fetches one whole file; rejects with a ShopError, or with AbortError once `signal` is aborted. */
export type FetchBytes = (url: string, signal?: AbortSignal) => Promise<Uint8Array>;

/** What loading the files of a catalog needs of its host. */
export type CatalogEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  readonly policy: RetryPolicy;
  readonly signal?: AbortSignal;
};

const PARALLEL = 4;

/** The first try of every file is its only one, until the manifest has been read once more. */
const ONCE: RetryPolicy = { attempts: 1, waitMs: () => 0 };

/** Loads files of one catalog in their order, four at a time.
 *  @param tries  `one`, or as many as the policy says
 *  @param take   gets the bytes of each file, which are those that the manifest names; where it throws, the file is tried
 *                again
 *  @returns      what could not be loaded, by file
 *  @throws       AbortError once the signal is aborted */
export type LoadFiles = <Entry extends FileEntry>(
  entries: readonly Entry[],
  tries: 'one' | 'all',
  take: (bytes: Uint8Array, entry: Entry) => void,
) => Promise<ReadonlyMap<string, ShopError>>;

/** Prepares the loading of a catalog's files.
 *  @param base  what their names are put behind */
export function createLoader(base: string, effects: CatalogEffects): LoadFiles {
  return (entries, tries, take) => loadFiles(base, effects, entries, tries, take);
}

async function loadFiles<Entry extends FileEntry>(
  base: string,
  { fetchBytes, sha256, policy, signal }: CatalogEffects,
  entries: readonly Entry[],
  tries: 'one' | 'all',
  take: (bytes: Uint8Array, entry: Entry) => void,
): Promise<ReadonlyMap<string, ShopError>> {
  const failed = new Map<string, ShopError>();
  const waiting = [...entries];
  const loadNext = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const one = entry;
      const url = base + one.file;
      const load = async (attempt: number) => {
        const bytes = await fetchBytes(addressOfTry(url, attempt), signal);
        await checkFile(bytes, one, sha256);
        take(bytes, one);
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

/** The address for another try: a query makes caches on the way ask again, and static servers do not mind it. */
export function addressOfTry(url: string, attempt: number): string {
  return attempt <= 1 ? url : `${url}?try=${attempt}`;
}
