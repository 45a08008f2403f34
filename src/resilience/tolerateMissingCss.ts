import { createStore, type Store } from '@/base/createStore';
import { isChunkFailure } from './chunkFailure';
import { loadChunk } from './loadChunk';

/** Webpack's table of what a chunk needs: `miniCss` pushes the promise of the chunk's stylesheet, if it has one. */
export type ChunkParts = { miniCss?: (chunk: string | number, waiting: Promise<unknown>[]) => void };

declare const __webpack_require__: { readonly f?: ChunkParts } | undefined;

/** A sheet that hangs has no time-out of its own; after this long the page is shown without it. */
const SHEET_WAIT_MS = 15_000;

/** The bundler's words about the last stylesheet that did not come; null while all have. */
export const missingSheet: Store<string | null> = createStore<string | null>(null);

/** Makes a page that has its script appear even if its stylesheet stays away: by itself webpack refuses both.
 *  A sheet is tried as often as a script; then the page is shown plain, and `missingSheet` says so.
 *  Called once, before the first page is asked for; does nothing where styles come some other way. */
export function tolerateMissingCss(parts: ChunkParts = webpackParts()): void {
  const loadSheets = parts.miniCss;
  if (loadSheets === undefined) return;
  const askFor = async (chunk: string | number): Promise<void> => {
    const waiting: Promise<unknown>[] = [];
    loadSheets(chunk, waiting);
    await Promise.all(waiting);
  };
  parts.miniCss = (chunk, waiting) => {
    waiting.push(Promise.race([loadOrReport(() => askFor(chunk)), wait(SHEET_WAIT_MS)]));
  };
}

async function loadOrReport(askForSheet: () => Promise<void>): Promise<void> {
  try {
    await loadChunk(askForSheet);
  } catch (error) {
    if (!isChunkFailure(error) || !(error instanceof Error)) throw error;
    missingSheet.set(error.message);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function webpackParts(): ChunkParts {
  return typeof __webpack_require__ === 'undefined' ? {} : (__webpack_require__.f ?? {});
}
