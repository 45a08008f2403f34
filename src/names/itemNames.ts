import type { ItemNames } from '@/domain/itemNames';
import type { Item, Roster } from './roster';

/** Every spelling of an item: its names in zh, ja and en, then its aliases; each spelling once. */
export function spellingsOf(item: Item): readonly string[] {
  return [...new Set([item.names.zh, item.names.ja, item.names.en, ...item.aliases])];
}

/** Every spelling of every item as plain data, in the order of the roster, e.g. to be sent to the worker. */
export function itemNames(roster: Roster): readonly ItemNames[] {
  return roster.items.map((item) => ({ item: item.id, names: spellingsOf(item) }));
}
