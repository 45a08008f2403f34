/** Reference implementation of `editDistance` without optimisations. Counts the insertions, deletions, replacements
 *  and swaps of neighbours that turn one text into the other
 *  (optimal string alignment, by code point).
 *  @returns  a whole number ≥ 0; `limit + 1` as soon as it is certain to exceed `limit` */
export function naiveDistance(a: string, b: string, limit: number): number {
  const left = [...a];
  const right = [...b];
  if (Math.abs(left.length - right.length) > limit) return limit + 1;

  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        costAt(above, column) + 1,
        costAt(current, column - 1) + 1,
        costAt(above, column - 1) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, costAt(before, column - 2) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(costAt(above, right.length), limit + 1);
}

function costAt(costs: readonly number[], column: number): number {
  return costs[column] ?? Number.POSITIVE_INFINITY;
}
