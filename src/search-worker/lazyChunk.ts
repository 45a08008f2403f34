import { type RetryPolicy, retry } from '@/base/retry';

/** Code that comes as a chunk of its own when it is needed. */
export type LazyChunk<T> = {
  /** Loads it, once for all calls; after it could not be had, anew. */
  readonly need: () => void;
  /** Null while it is not there. */
  readonly read: () => T | null;
};

export type LazyChunkEffects = { readonly policy: RetryPolicy; readonly signal?: AbortSignal };

export type LazyChunkEvents<T> = {
  readonly onCome: (code: T) => void;
  /** Told after the last try. */
  readonly onFail: (error: unknown) => void;
};

/** Prepares the loading of code.
 *  @param load  gets it; called as often as the policy says */
export function createLazyChunk<T>(
  load: () => Promise<T>,
  { policy, signal }: LazyChunkEffects,
  { onCome, onFail }: LazyChunkEvents<T>,
): LazyChunk<T> {
  let code: T | null = null;
  let isOnItsWay = false;
  return {
    need: () => {
      if (code !== null || isOnItsWay) return;
      isOnItsWay = true;
      retry(load, policy, signal).then(
        (loaded) => {
          code = loaded;
          onCome(loaded);
        },
        (error: unknown) => {
          isOnItsWay = false;
          onFail(error);
        },
      );
    },
    read: () => code,
  };
}
