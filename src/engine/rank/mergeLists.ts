/** Merges sorted lists and returns the first `limit` entries.
 *  @param compare  the total order of all lists */
export function mergeLists<T>(
  lists: readonly (readonly T[])[],
  compare: (a: T, b: T) => number,
  limit: number,
): readonly T[] {
  const next = lists.map(() => 0);
  const merged: T[] = [];
  while (merged.length < limit) {
    let least = -1;
    for (let i = 0; i < lists.length; i++) {
      const entry = lists[i]![next[i]!];
      if (entry === undefined) continue;
      if (least < 0 || compare(entry, lists[least]![next[least]!]!) < 0) least = i;
    }
    if (least < 0) break;
    merged.push(lists[least]![next[least]!++]!);
  }
  return merged;
}
