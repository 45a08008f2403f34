import { labelledBoundIndexes } from '@/features/filters/facets/rangeScale';
import type { ClusteredScale } from './clusteredScale';
import styles from './Plot.module.css';

export type PlotAxisProps = {
  readonly side: 'across' | 'up';
  readonly scale: ClusteredScale;
  readonly write: (value: number) => string;
};

/** The numbers along an axis, each at its border of the scale. */
export function PlotAxis({ side, scale, write }: PlotAxisProps) {
  return (
    <div className={styles[side]} aria-hidden="true">
      {labelledBoundIndexes(scale.borders).map((at) => {
        const value = scale.borders[at] ?? 0;
        const place = `${scale.placeOf(value) * 100}%`;
        return (
          <span key={value} style={side === 'across' ? { left: place } : { bottom: place }}>
            {write(value)}
          </span>
        );
      })}
    </div>
  );
}
