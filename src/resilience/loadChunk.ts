import { retry, THREE_ATTEMPTS } from '@/base/retry';
import { ShopError } from '@/base/shopError';
import { isChunkFailure, isChunkTimeout } from '@/platform/webpack/chunkFailure';
import { withCacheBustedChunks } from '@/platform/webpack/chunkFileNames';

/** Loads a chunk in at most three attempts, 0.5 s and 2 s apart; the last one bypasses all caches.
 *  @throws  webpack's last error; a timeout, or an error that does not concern a chunk, is thrown without a further attempt */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await retry((attempt) => tryOnce(load, attempt), THREE_ATTEMPTS);
  } catch (error) {
    throw error instanceof ShopError && error.code === 'resilience-chunk-final' ? error.cause : error;
  }
}

async function tryOnce<T>(load: () => Promise<T>, attempt: number): Promise<T> {
  try {
    return await (attempt < THREE_ATTEMPTS.attempts ? load() : withCacheBustedChunks(attempt, load));
  } catch (error) {
    if (isChunkFailure(error) && !isChunkTimeout(error)) throw error;
    throw new ShopError('resilience-chunk-final', 'no further attempt', { cause: error });
  }
}
