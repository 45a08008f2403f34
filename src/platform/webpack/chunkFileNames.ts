/** Functions of webpack's runtime that return the file name of a chunk's script (`u`) and stylesheet (`miniCssF`). */
type ChunkFileNames = { u?: (chunk: string | number) => string; miniCssF?: (chunk: string | number) => string };

declare const __webpack_require__: ChunkFileNames | undefined;

/** Runs a function that starts chunk requests, with `?r=<round>` appended to their URLs, which bypasses caches that hold a
 *  broken copy (in-app browsers keep one even across reloads). Applies only to requests started before `start` returns;
 *  later ones use the plain, cacheable URL. Without webpack the function simply runs. */
export function withCacheBustedChunks<T>(round: number, start: () => T): T {
  const names = typeof __webpack_require__ === 'undefined' ? {} : __webpack_require__;
  return renameChunks(names, (file) => `${file}?r=${round}`, start);
}

/** Runs a function while the file names of chunks are changed, and restores the names even if it throws. */
export function renameChunks<T>(names: ChunkFileNames, rename: (file: string) => string, start: () => T): T {
  const { u, miniCssF } = names;
  if (u !== undefined) names.u = (chunk) => rename(u(chunk));
  if (miniCssF !== undefined) names.miniCssF = (chunk) => rename(miniCssF(chunk));
  try {
    return start();
  } finally {
    if (u !== undefined) names.u = u;
    if (miniCssF !== undefined) names.miniCssF = miniCssF;
  }
}
