import { type RetryPolicy, retry } from '@/base/retry';
import { ShopError } from '@/base/shopError';
import { isChunkFailure, isChunkTimeout } from '@/platform/webpack/chunkFailure';
import { withCacheBustedChunks } from '@/platform/webpack/chunkFileNames';

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Loads a piece of the program, three times if need be (after 0.5 s and 2 s), the last time past all caches.
 *  @throws  the bundler's last error, with its own words; at once if it is a time-out or not about a chunk */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await retry((attempt) => tryOnce(load, attempt), THREE_TRIES);
  } catch (error) {
    throw error instanceof ShopError && error.code === 'shell-chunk-final' ? error.cause : error;
  }
}

async function tryOnce<T>(load: () => Promise<T>, attempt: number): Promise<T> {
  try {
    return await (attempt < THREE_TRIES.attempts ? load() : withCacheBustedChunks(attempt, load));
  } catch (error) {
    if (isChunkFailure(error) && !isChunkTimeout(error)) throw error;
    throw new ShopError('shell-chunk-final', 'not worth another try', { cause: error });
  }
}
