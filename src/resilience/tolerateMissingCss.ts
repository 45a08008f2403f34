import { createStore, type Store } from '@/base/createStore';
import { isChunkFailure } from '@/platform/webpack/chunkFailure';
import { type ChunkLoaders, wrapCssLoading } from '@/platform/webpack/cssChunkLoader';
import { loadChunk } from './loadChunk';

/** Stylesheet requests have no timeout of their own; after this time the page renders without the stylesheet. */
const CSS_TIMEOUT_MS = 15_000;

/** webpack's error message about the last stylesheet that failed to load; null while all have loaded. */
export const missingCss: Store<string | null> = createStore<string | null>(null);

/** Lets a page whose script has loaded render even if its stylesheet fails: by default webpack rejects script and stylesheet together. A
 *  stylesheet is requested as often as a script; if all attempts fail, the page renders unstyled and `missingCss` holds the error message.
 *  Call once, before the first page is requested. */
export function tolerateMissingCss(loaders?: ChunkLoaders): void {
  wrapCssLoading((request) => Promise.race([loadOrReport(request), wait(CSS_TIMEOUT_MS)]), loaders);
}

async function loadOrReport(request: () => Promise<void>): Promise<void> {
  try {
    await loadChunk(request);
  } catch (error) {
    if (!isChunkFailure(error) || !(error instanceof Error)) throw error;
    missingCss.set(error.message);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
