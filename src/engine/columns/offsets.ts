/** Where the stretches of many rows begin in one long list, in little more than a byte a row: most rows are short, so
 *  that how far a row begins behind the first of its group fits in a byte or two. */
export type Offsets = {
  /** Where the first row of each group of 16 begins. */
  readonly bases: Int32Array;
  /** Row → how far behind that it begins. */
  readonly steps: Uint8Array | Uint16Array | Int32Array;
};

/** Rows of a group: 2 to the power of this. */
export const GROUP_SHIFT = 4;
const GROUP = 2 ** GROUP_SHIFT;

/** Keeps ascending starts, from 0 to 2^31 − 1, in the smallest form that holds them all.
 *  @param starts  where each row begins and, last, where the last one ends */
export function keepOffsets(starts: ArrayLike<number>): Offsets {
  const bases = new Int32Array(Math.ceil(starts.length / GROUP));
  let most = 0;
  for (let group = 0; group < bases.length; group++) {
    const first = group * GROUP;
    const last = Math.min(first + GROUP, starts.length) - 1;
    bases[group] = starts[first]!;
    most = Math.max(most, starts[last]! - starts[first]!);
  }
  const Steps = most < 2 ** 8 ? Uint8Array : most < 2 ** 16 ? Uint16Array : Int32Array;
  const steps = new Steps(starts.length);
  for (let row = 0; row < starts.length; row++) steps[row] = starts[row]! - bases[row >>> GROUP_SHIFT]!;
  return { bases, steps };
}

/** Where a row begins, which is where the one before it ends.
 *  @param row  0 … the number of rows, which gives the end of the last */
export function startAt({ bases, steps }: Offsets, row: number): number {
  return bases[row >>> GROUP_SHIFT]! + steps[row]!;
}
