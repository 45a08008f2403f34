/** Collects the first few of many entries in some order, without sorting all of them. */
export type TopList<T> = { readonly add: (entry: T) => void; readonly list: () => readonly T[] };

/** Creates a list of the first `size` entries.
 *  @param compare  a total order: 0 only for the same entry */
export function createTopList<T>(size: number, compare: (a: T, b: T) => number): TopList<T> {
  const entries: T[] = [];
  const add = (entry: T) => {
    const last = entries[entries.length - 1];
    if (entries.length === size && last !== undefined && compare(entry, last) >= 0) return;
    entries.splice(insertionIndex(entries, entry, compare), 0, entry);
    if (entries.length > size) entries.pop();
  };
  return { add, list: () => entries };
}

/** Returns the index at which an entry belongs in a sorted list. */
function insertionIndex<T>(sorted: readonly T[], entry: T, compare: (a: T, b: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(entry, sorted[middle]!) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
