import type { Item } from '@/names/roster';

/** Groups names by their first item in linear time. */
export function groupByItem<Part extends { readonly entity: { readonly items: readonly Item[] } }>(
  parts: readonly Part[],
): ReadonlyMap<Item, readonly Part[]> {
  const groups = new Map<Item, Part[]>();
  for (const part of parts) {
    const [item] = part.entity.items;
    if (item === undefined) continue;
    const group = groups.get(item);
    if (group === undefined) groups.set(item, [part]);
    else group.push(part);
  }
  return groups;
}
