/** Webpack's loaders for the parts of a chunk. `miniCss` adds a promise for the stylesheet to `promises` if the chunk has a stylesheet. */
export type ChunkLoaders = { miniCss?: (chunk: string | number, promises: Promise<unknown>[]) => void };

declare const __webpack_require__: { readonly f?: ChunkLoaders } | undefined;

/** Wraps the loading of every chunk's stylesheet. Does nothing where stylesheets are loaded some other way, as in development.
 *  @param wrap  receives a function that requests the stylesheet; the promise it returns decides when, and whether, the
 *               chunk counts as loaded */
export function wrapCssLoading(
  wrap: (request: () => Promise<void>) => Promise<void>,
  loaders: ChunkLoaders = webpackLoaders(),
): void {
  const loadCss = loaders.miniCss;
  if (loadCss === undefined) return;
  const request = async (chunk: string | number): Promise<void> => {
    const promises: Promise<unknown>[] = [];
    loadCss(chunk, promises);
    await Promise.all(promises);
  };
  loaders.miniCss = (chunk, promises) => {
    promises.push(wrap(() => request(chunk)));
  };
}

function webpackLoaders(): ChunkLoaders {
  return typeof __webpack_require__ === 'undefined' ? {} : (__webpack_require__.f ?? {});
}
