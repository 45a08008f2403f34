/** The part of webpack-chain's configuration used here. */
type ChainedConfig = {
  readonly output: { chunkFilename(name: string): unknown };
  plugin(name: string): { tap(change: (options: readonly object[]) => readonly object[]): unknown };
};

/** Puts all chunks into `assets/`, which hosts that configure caching by folder can mark as immutable. The entry stays in the
 *  root, where Umi looks for it when it writes index.html. */
export function nameChunkFiles(config: ChainedConfig): void {
  config.output.chunkFilename('assets/[name].[contenthash:8].async.js');
  // Umi's name for the plugin that extracts CSS; it has no setting for the file names of chunks.
  config
    .plugin('mini-css-extract-plugin')
    .tap(([options]) => [{ ...options, chunkFilename: 'assets/[name].[contenthash:8].chunk.css' }]);
}
