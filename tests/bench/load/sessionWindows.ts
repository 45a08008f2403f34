const MAX_GAP_MS = 1_000;
const MAX_WINDOW_MS = 5_000;

export type Shift = {
  /** Since navigation. */
  readonly startTime: number;
  readonly value: number;
};

/** Returns the largest sum of shifts within one session window, which is the metric CLS: consecutive shifts less than one second
 *  apart, within five seconds of the first.
 *  @param shifts  in order, without those that follow an input */
export function largestSessionWindow(shifts: readonly Shift[]): number {
  let [first, last, sum, largest] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { startTime, value } of shifts) {
    const isSameWindow = startTime - last < MAX_GAP_MS && startTime - first < MAX_WINDOW_MS;
    if (!isSameWindow) [first, sum] = [startTime, 0];
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}
