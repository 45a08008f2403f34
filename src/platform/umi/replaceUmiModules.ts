/** Globals of Node and the modules that provide them. */
type Provided = { readonly Buffer: unknown };
/** The part of webpack-chain's configuration used here. */
type ChainedConfig = {
  readonly resolve: { readonly alias: { set(path: string, replacement: string): unknown } };
  plugin(name: string): { tap(change: (options: readonly Provided[]) => readonly object[]): unknown };
};

/** Modules of Umi that every page would load, and what replaces them. Umi uses `Html` only to hydrate a whole document. */
const REPLACEMENTS = {
  'umi/client/client/plugin.js': './src/platform/umi/pluginManager.ts',
  '@umijs/renderer-react/dist/html.js': './src/platform/umi/noHtml.ts',
} as const;

/** Replaces or leaves out parts of Umi's browser code that are large for what they do here: 6 kB brotli of every page's first script.
 *  React asks for Node's `process` only if there is one, for which Umi provides a substitute.
 *  @param resolve  returns the absolute path of a module of Umi, or of a file of the project */
export function replaceUmiModules(config: ChainedConfig, resolve: (module: string) => string): void {
  for (const [module, replacement] of Object.entries(REPLACEMENTS)) {
    config.resolve.alias.set(resolve(module), resolve(replacement));
  }
  config.plugin('node-polyfill-provider').tap(([provided]) => [{ Buffer: provided?.Buffer }]);
}
