/** The place of the one highest number; -1 where several share it, or there is nothing to compare it with.
 *  @param numbers  null for one that is not known */
export function bestIndex(numbers: readonly (number | null)[]): number {
  const known = numbers.filter((number) => number !== null);
  const highest = Math.max(...known);
  return known.length > 1 && known.filter((number) => number === highest).length === 1 ? numbers.indexOf(highest) : -1;
}
