import type { ItemId } from '@/domain/offer';
import { spellingsOf } from '@/names/itemNames';
import type { Item, Roster } from '@/names/roster';

/** Finds the items with a name or alias that contains the text, ignoring case, width and spaces. Replaces the query parser until that has
 *  loaded. The parser matches more, but its character table is too large for the first view.
 *  @returns  in roster order */
export function findBySpelling(roster: Roster, text: string): readonly Item[] {
  const needle = fold(text);
  return roster.items.filter((item) => spellingsOf(item).some((spelling) => fold(spelling).includes(needle)));
}

/** Sorts the items of the picker: wanted items first, then by number of offers; ties keep roster order.
 *  @param wanted  in query order
 *  @param counts  item → offers if it were selected; absent means 0 */
export function orderPickerItems(
  items: readonly Item[],
  wanted: readonly ItemId[],
  counts: Readonly<Record<string, number>>,
): readonly Item[] {
  const wantedIndexes = new Map(wanted.map((item, index) => [item, index]));
  const indexOf = (item: Item) => wantedIndexes.get(item.id) ?? wanted.length;
  const countOf = (item: Item) => counts[item.id] ?? 0;
  return [...items].sort((a, b) => indexOf(a) - indexOf(b) || countOf(b) - countOf(a));
}

/** Counts the items of each kind. */
export function countByKind(items: readonly Item[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
