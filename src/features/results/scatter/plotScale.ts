/** An axis of the plot. */
export type PlotScale = {
  /** Ascending, at least two. */
  readonly ticks: readonly number[];
  /** Position of a value, from 0 at the first tick to 1 at the last; clamped to these. */
  readonly positionOf: (value: number) => number;
  /** Inverse of `positionOf`. */
  readonly valueAt: (position: number) => number;
};
