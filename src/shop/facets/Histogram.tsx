import styles from './Histogram.module.css';
import type { Handles } from './rangeScale';

export type HistogramProps = {
  readonly counts: readonly number[];
  /** Bars between the handles are inside the range. */
  readonly handles: Handles;
};

/** How many offers there are along a clustered scale, one bar a step. Heights go by the square root, so that a few
 *  offers beside many can still be seen. Decoration: the numbers stand in the boxes and beside the title. */
export function Histogram({ counts, handles: [low, high] }: HistogramProps) {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.bars} aria-hidden="true">
      {counts.map((count, bar) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the scale
          key={bar}
          className={bar >= low && bar < high ? styles.inside : styles.outside}
          style={{ height: `${Math.sqrt(count / most) * 100}%` }}
        />
      ))}
    </div>
  );
}
