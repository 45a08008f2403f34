/** Stands in for Umi's element for a whole document, which this site does not render.
 *  @throws  Error if Umi renders it after all */
export function Html(): never {
  throw new Error('Umi renders a whole document: see docs/upgrading.md');
}
