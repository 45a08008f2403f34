import type { ItemId } from '@/domain/offer';
import type { Item } from '@/names/roster';

/** Items in the order of the picker: wanted ones first, then those most offers hold; equal ones stay in roster order.
 *  @param wanted  wanted items in the order of the query
 *  @param counts  item → total if it were chosen; absent means 0 */
export function orderPickerItems(
  items: readonly Item[],
  wanted: readonly ItemId[],
  counts: Readonly<Record<string, number>>,
): readonly Item[] {
  const places = new Map(wanted.map((item, place) => [item, place]));
  const place = (item: Item) => places.get(item.id) ?? wanted.length;
  const count = (item: Item) => counts[item.id] ?? 0;
  return [...items].sort((a, b) => place(a) - place(b) || count(b) - count(a));
}

/** How many of the items belong to each kind. */
export function countByKind(items: readonly Item[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}
