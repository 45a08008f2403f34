/** Positions of the rows of a list, in px from its top. */
export type RowOffsets = {
  /** Top of a row; for the number of rows, the end of the list. */
  readonly offsetOf: (index: number) => number;
  /** Index of the row at an offset. Offsets outside the list may give indexes outside it. */
  readonly indexAt: (offset: number) => number;
};

/** Returns the positions of rows that all have one height. */
export function uniformOffsets(height: number): RowOffsets {
  return { offsetOf: (index) => index * height, indexAt: (offset) => Math.floor(offset / height) };
}

/** Returns the positions of rows of different heights.
 *  @param heightOf  height of a row without the gap below it */
export function measuredOffsets(count: number, heightOf: (index: number) => number, gap: number): RowOffsets {
  const tops = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) tops[index + 1] = (tops[index] ?? 0) + heightOf(index) + gap;
  const offsetOf = (index: number) => tops[Math.max(0, Math.min(count, index))] ?? 0;
  return {
    offsetOf,
    indexAt: (offset) => {
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (offsetOf(middle + 1) > offset) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
