/** Start positions of many rows in one long list, in little more than one byte per row: rows are short, so the distance
 *  to the start of a row's group usually fits into one or two bytes. */
export type Offsets = {
  /** Start of the first row of each group of 16. */
  readonly bases: Int32Array;
  /** Row → distance from the base of its group. */
  readonly steps: Uint8Array | Uint16Array | Int32Array;
};

/** Rows per group: 2 to the power of this. */
export const GROUP_SHIFT = 4;
const GROUP = 2 ** GROUP_SHIFT;

/** Encodes ascending starts in the smallest form that holds them all.
 *  @param starts  0 to 2^31 − 1: the start of each row and, last, the end of the last one */
export function encodeOffsets(starts: ArrayLike<number>): Offsets {
  const bases = new Int32Array(Math.ceil(starts.length / GROUP));
  let longest = 0;
  for (let group = 0; group < bases.length; group++) {
    const first = group * GROUP;
    const last = Math.min(first + GROUP, starts.length) - 1;
    bases[group] = starts[first]!;
    longest = Math.max(longest, starts[last]! - starts[first]!);
  }
  const Steps = longest < 2 ** 8 ? Uint8Array : longest < 2 ** 16 ? Uint16Array : Int32Array;
  const steps = new Steps(starts.length);
  for (let row = 0; row < starts.length; row++) steps[row] = starts[row]! - bases[row >>> GROUP_SHIFT]!;
  return { bases, steps };
}

/** Returns the start of a row, which is the end of the row before it.
 *  @param row  0 … number of rows; the latter gives the end of the last row */
export function startAt({ bases, steps }: Offsets, row: number): number {
  return bases[row >>> GROUP_SHIFT]! + steps[row]!;
}
