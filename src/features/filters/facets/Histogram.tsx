import { memo } from 'react';
import { sameValue } from '@/base/sameValue';
import styles from './Histogram.module.css';
import type { Handles } from './rangeScale';

export type HistogramProps = {
  readonly counts: readonly number[];
  /** Bins between the handles are inside the range. */
  readonly handles: Handles;
};

/** Draws the number of offers per bin of a clustered scale and highlights the selected range. Heights follow the square
 *  root of the counts so that small bins stay visible. Hidden from screen readers, which get the numbers from the
 *  boxes. */
export const Histogram = memo(function Histogram({ counts, handles: [low, high] }: HistogramProps) {
  const highest = Math.max(1, ...counts);
  const bins = counts.map((count, index) => ({ index, count }));
  return (
    <div className={styles.bars} aria-hidden="true">
      {bins.map(({ index, count }) => (
        <i key={index} className={styles.bar} style={{ height: `${Math.sqrt(count / highest) * 100}%` }}>
          {splitBin(low - index, high - index).map(([kind, share]) => (
            <i key={kind} className={styles[kind]} style={{ flexGrow: share }} />
          ))}
        </i>
      ))}
    </div>
  );
}, sameValue);

/** Splits a bin at the ends of the range, given in bins from its start. */
function splitBin(low: number, high: number) {
  const from = Math.min(1, Math.max(0, low));
  const to = Math.min(1, Math.max(from, high));
  const parts = [
    ['below', from],
    ['inside', to - from],
    ['above', 1 - to],
  ] as const;
  return parts.filter(([, share]) => share > 0);
}
