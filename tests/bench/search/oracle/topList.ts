/** The first few of many in some order, without sorting all of them. */
export type TopList<T> = { readonly offer: (one: T) => void; readonly list: () => readonly T[] };

/** Makes a list that keeps the first `size` of what it is offered.
 *  @param compare  a total order: never 0 for two that differ */
export function createTopList<T>(size: number, compare: (a: T, b: T) => number): TopList<T> {
  const kept: T[] = [];
  const offer = (one: T) => {
    const last = kept[kept.length - 1];
    if (kept.length === size && last !== undefined && compare(one, last) >= 0) return;
    kept.splice(placeOf(kept, one, compare), 0, one);
    if (kept.length > size) kept.pop();
  };
  return { offer, list: () => kept };
}

/** Where one belongs in a sorted list. */
function placeOf<T>(sorted: readonly T[], one: T, compare: (a: T, b: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(one, sorted[middle]!) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
