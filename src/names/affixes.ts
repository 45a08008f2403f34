/** Between a base and the number of the pattern that the built roster lists, to base 36. */
export const AFFIX_MARK = '^';
const AFFIXED = /([^|]*)\^([0-9a-z]+)/g;

/** Writes out the spellings of a cell that are packed as a base with affixes: with the pattern `泳装*|水*|*泳装` as number 0, `星野^0` becomes
 *  `泳装星野|水星野|星野泳装`.
 *  @param cell  spellings with `|` between them */
export function expandAffixes(cell: string, patterns: readonly string[]): string {
  return cell.replace(AFFIXED, (_, base: string, index: string) =>
    (patterns[Number.parseInt(index, 36)] ?? '').replaceAll('*', () => base),
  );
}
