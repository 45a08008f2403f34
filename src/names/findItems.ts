import { foldText } from './foldText';
import { spellingsOf } from './itemNames';
import type { Item, Roster } from './roster';

/** Folded spelling → the items so called. */
const cache = new WeakMap<Roster, ReadonlyMap<string, readonly Item[]>>();

/** The items whose name or alias is the text, however it is written (see `foldText`). What the index derives from names
 *  does not count: a cell of a sheet must name its items.
 *  @returns  in the order of the roster; several where an alias is shared, none if nothing is called so */
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
