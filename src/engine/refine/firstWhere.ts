/** The first whole number from `from` on, `to` left out, from which on something holds; `to` if it never does.
 *  @param holds  false up to some number and true from there on */
export function firstWhere(from: number, to: number, holds: (value: number) => boolean): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
