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
    let smallest = -1;
    for (let i = 0; i < lists.length; i++) {
      const entry = lists[i]![next[i]!];
      if (entry === undefined) continue;
      if (smallest < 0 || compare(entry, lists[smallest]![next[smallest]!]!) < 0) smallest = i;
    }
    if (smallest < 0) break;
    merged.push(lists[smallest]![next[smallest]!++]!);
  }
  return merged;
}
