import type { Random } from './makeQueries';

/** Adds a typo to a name: a character omitted, inserted, replaced, or swapped with its neighbour.
 *  @param letters  characters to insert
 *  @returns  null for null, or if the typo changes nothing */
export function makeSlip(name: string | null, letters: readonly string[], random: Random): string | null {
  if (name === null) return null;
  const at = random.whole(0, name.length - 1);
  const before = name.slice(0, at);
  const char = name.charAt(at);
  const after = name.slice(at + 1);
  const slips = [
    before + after,
    before + random.pick(letters) + char + after,
    before + random.pick(letters) + after,
    before + after.slice(0, 1) + char + after.slice(1),
  ];
  const slipped = random.pick(slips);
  return slipped === name ? null : slipped;
}
