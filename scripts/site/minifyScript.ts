import type { MinifyOptions, MinifyOutput } from 'terser';

/** Shortens a script with a newer terser than the one that Umi contains, which swaps the sides of comparisons with constants; as they are
 *  written they compress better. webpack's plugin runs the text of this function in its own processes, so it uses nothing outside it. */
export async function minifyScript(
  files: Record<string, string>,
  _sourceMap: unknown,
  options: MinifyOptions,
): Promise<MinifyOutput> {
  return require('terser').minify(files, {
    ...options,
    compress: options.compress && { ...options.compress, lhs_constants: false },
  });
}
