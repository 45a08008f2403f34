import type { ItemNames } from '@/domain/itemNames';
import type { Item, Roster } from './roster';

/** Returns the distinct spellings of an item: its names in zh, ja and en, then its aliases. */
export function spellingsOf(item: Item): readonly string[] {
  return [...new Set([item.names.zh, item.names.ja, item.names.en, ...item.aliases])];
}

/** Returns every spelling of every item as plain data, in the order of the roster, for the worker. */
export function listItemNames(roster: Roster): readonly ItemNames[] {
  return roster.items.map((item) => ({ item: item.id, names: spellingsOf(item) }));
}
