/** What webpack gives every module it wraps: `u` and `miniCssF` turn a chunk's id into its file name. */
type ChunkNames = { u?: (chunk: string | number) => string; miniCssF?: (chunk: string | number) => string };

declare const __webpack_require__: ChunkNames | undefined;

/** Runs something that starts chunk requests, with `?r=<round>` at the end of their addresses: past a cache that keeps
 *  a broken copy (in-app browsers do, and reloading does not help there). Only requests started before `start` returns
 *  are meant; later ones go to the plain, cacheable address. Without webpack it just runs. */
export function withFreshAddress<T>(round: number, start: () => T): T {
  const names = typeof __webpack_require__ === 'undefined' ? {} : __webpack_require__;
  return renameChunks(names, (file) => `${file}?r=${round}`, start);
}

/** Runs something while the file names of chunks are changed; puts the names back in any case. */
export function renameChunks<T>(names: ChunkNames, rename: (file: string) => string, start: () => T): T {
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
