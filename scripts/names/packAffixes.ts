import { AFFIX_MARK } from '../../src/names/affixes';

/** A base and its spellings by pattern: `水*` → 水星野. */
type Group = { readonly base: string; readonly spellings: ReadonlyMap<string, string> };

/** Packs the variants of all items of a roster, most of which are a few words around a few bases: see `expandAffixes`, which reverses it up to
 *  the order within an item.
 *  @param items  variants of each item
 *  @param words  that stand before or behind a base, with the space if there is one
 *  @returns  patterns, frequent ones first, and the packed variants of each item */
export function packAffixes(
  items: readonly (readonly string[])[],
  words: readonly string[],
): { readonly patterns: readonly string[]; readonly packed: readonly (readonly string[])[] } {
  const grouped = items.map((variants) => groupByBase(variants, words));
  const counts = new Map<string, number>();
  for (const { groups } of grouped)
    for (const group of groups) counts.set(patternOf(group), (counts.get(patternOf(group)) ?? 0) + 1);
  const patterns = [...counts].sort(([, a], [, b]) => b - a).map(([pattern]) => pattern);
  const indexes = new Map(patterns.map((pattern, index) => [pattern, index.toString(36)]));
  const packed = grouped.map(({ groups, rest }) => [
    ...rest,
    ...groups.map((group) => group.base + AFFIX_MARK + indexes.get(patternOf(group))),
  ]);
  return { patterns, packed };
}

function patternOf({ spellings }: Group): string {
  return [...spellings.keys()].join('|');
}

/** Takes the base with the most spellings, the shortest if several have as many, until no spelling has an affix. */
function groupByBase(
  variants: readonly string[],
  words: readonly string[],
): { readonly groups: readonly Group[]; readonly rest: readonly string[] } {
  const groups: Group[] = [];
  let rest = variants;
  for (;;) {
    const [best] = basesOf(rest, words).sort(
      (a, b) => b.spellings.size - a.spellings.size || a.base.length - b.base.length,
    );
    if (best === undefined) return { groups, rest };
    groups.push(best);
    const taken = new Set(best.spellings.values());
    rest = rest.filter((spelling) => !taken.has(spelling));
  }
}

function basesOf(spellings: readonly string[], words: readonly string[]): Group[] {
  const bases = new Map<string, Map<string, string>>();
  const add = (base: string, pattern: string, spelling: string) => {
    if (base.length < 2 || base !== base.trim()) return;
    const known = bases.get(base) ?? new Map<string, string>();
    // `sss` is both `s*` and `*s` of `ss`; one of them writes it out.
    if (![...known.values()].includes(spelling)) bases.set(base, known.set(pattern, spelling));
  };
  for (const spelling of spellings)
    for (const word of words) {
      if (spelling.startsWith(word)) add(spelling.slice(word.length), `${word}*`, spelling);
      if (spelling.endsWith(word)) add(spelling.slice(0, -word.length), `*${word}`, spelling);
    }
  return [...bases].map(([base, known]) => ({ base, spellings: known }));
}
