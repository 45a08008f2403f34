import type { Random } from './makeQueries';

/** Adds a typo to a name: a character omitted, inserted, replaced, or swapped with its neighbour.
 *  @param letters  characters to insert
 *  @returns  null for null, or if the typo changes nothing */
export function makeTypo(name: string | null, letters: readonly string[], random: Random): string | null {
  if (name === null) return null;
  const index = random.integer(0, name.length - 1);
  const before = name.slice(0, index);
  const char = name.charAt(index);
  const after = name.slice(index + 1);
  const variants = [
    before + after,
    before + random.pick(letters) + char + after,
    before + random.pick(letters) + after,
    before + after.slice(0, 1) + char + after.slice(1),
  ];
  const misspelt = random.pick(variants);
  return misspelt === name ? null : misspelt;
}
