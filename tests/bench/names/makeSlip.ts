import type { Random } from './makeQueries';

/** Puts one slip into a name: a character left out, put in, replaced, or swapped with its neighbour.
 *  @param letters  what may be put in
 *  @returns        null for null, and where the slip changes nothing */
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
