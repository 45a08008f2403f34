import { foldText } from './foldText';
import { spellingsOf } from './itemNames';
import type { NameIndex, Spelling } from './nameIndex';
import type { Roster } from './roster';

const known = new WeakMap<Roster, NameIndex>();

/** Collects every spelling of every item, once a roster. */
export function indexNames(roster: Roster): NameIndex {
  const index = known.get(roster) ?? makeIndex(roster);
  known.set(roster, index);
  return index;
}

function makeIndex(roster: Roster): NameIndex {
  const spellings = roster.items.flatMap((item): readonly Spelling[] => {
    const names = new Set(Object.values(item.names));
    const byKey = new Map<string, Spelling>();
    for (const shown of spellingsOf(item)) {
      const folded = foldText(shown);
      if (folded !== '' && !byKey.has(folded))
        byKey.set(folded, { folded, shown, form: names.has(shown) ? 'name' : 'alias', item });
    }
    return [...byKey.values()];
  });
  return { roster, spellings };
}
