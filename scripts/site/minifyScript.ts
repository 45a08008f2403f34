import type { MinifyOptions, MinifyOutput } from 'terser';

/** Shortens a script with a newer terser than the one that Umi contains, which knows no `lhs_constants`. webpack runs the text of this
 *  function in its own processes, so it uses nothing outside it.
 *  @param files  a script by its name */
export async function minifyScript(
  files: Record<string, string>,
  _sourceMap: unknown,
  options: MinifyOptions,
): Promise<MinifyOutput> {
  return require('terser').minify(files, options);
}
