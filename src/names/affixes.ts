/** Between a base and the number of the pattern that the built roster lists, to base 36. */
export const AFFIX_MARK = '^';

/** Writes out spellings that are packed as a base with affixes: with the pattern `泳装*|水*|*泳装` as number 0, `星野^0` becomes 泳装星野, 水星野 and
 *  星野泳装. */
export function expandAffixes(packed: readonly string[], patterns: readonly string[]): readonly string[] {
  return packed.flatMap((spelling) => {
    const [base = '', index] = spelling.split(AFFIX_MARK);
    if (index === undefined) return [spelling];
    return (patterns[Number.parseInt(index, 36)] ?? '').split('|').map((pattern) => pattern.replace('*', () => base));
  });
}
