import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import styles from './Histogram.module.css';
import type { Handles } from './rangeScale';

export type HistogramProps = {
  readonly counts: readonly number[];
  /** What is between the handles is inside the range. */
  readonly handles: Handles;
};

/** How many offers there are along a clustered scale, one bar a step, each as far inside as the range reaches into it.
 *  Heights go by the square root, so that a few offers beside many can still be seen. Decoration: the numbers stand in
 *  the boxes and beside the title. */
export const Histogram = memo(function Histogram({ counts, handles: [low, high] }: HistogramProps) {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.bars} aria-hidden="true">
      {counts.map((count, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the scale
        <i key={bar} className={styles.bar} style={{ height: `${Math.sqrt(count / most) * 100}%` }}>
          {piecesOf(low - bar, high - bar).map(([kind, share]) => (
            <i key={kind} className={styles[kind]} style={{ flexGrow: share }} />
          ))}
        </i>
      ))}
    </div>
  );
}, sameValue);

/** A bar cut where the range begins and ends, counted in bars from its start. */
function piecesOf(low: number, high: number) {
  const from = Math.min(1, Math.max(0, low));
  const to = Math.min(1, Math.max(from, high));
  const pieces = [
    ['below', from],
    ['inside', to - from],
    ['above', 1 - to],
  ] as const;
  return pieces.filter(([, share]) => share > 0);
}
