import { foldText } from './foldText';
import { spellingsOf } from './itemNames';
import type { Item, Roster } from './roster';

/** Folded spelling → items. */
const cache = new WeakMap<Roster, ReadonlyMap<string, readonly Item[]>>();

/** Returns the items whose name or alias equals the text after folding. Derived spellings do not count.
 *  @returns  items in the order of the roster; several if an alias is shared */
export function findItemsByName(roster: Roster, text: string): readonly Item[] {
  const items = cache.get(roster) ?? collectNames(roster);
  cache.set(roster, items);
  return items.get(foldText(text)) ?? [];
}

function collectNames(roster: Roster): ReadonlyMap<string, readonly Item[]> {
  const items = new Map<string, Item[]>();
  for (const item of roster.items) {
    for (const folded of new Set(spellingsOf(item).map(foldText))) {
      if (folded !== '') items.set(folded, [...(items.get(folded) ?? []), item]);
    }
  }
  return items;
}
