import type { NameIndex } from './nameIndex';
import type { Roster } from './roster';
import { spellItem } from './spellItem';

const known = new WeakMap<Roster, NameIndex>();

/** Collects every spelling of every item, once a roster. */
export function indexNames(roster: Roster): NameIndex {
  const index = known.get(roster) ?? {
    roster,
    spellings: roster.items.flatMap((item) => spellItem(item, roster.syllables)),
  };
  known.set(roster, index);
  return index;
}
