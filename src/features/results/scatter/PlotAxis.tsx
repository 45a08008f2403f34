import { labelledBoundIndexes } from '@/features/filters/facets/rangeScale';
import styles from './Plot.module.css';
import type { PlotScale } from './plotScale';

export type PlotAxisProps = {
  readonly axis: 'x' | 'y';
  readonly scale: PlotScale;
  readonly format: (value: number) => string;
};

const MAX_SHARE = 0.8;

/** The labels of an axis, each at its tick. */
export function PlotAxis({ axis, scale, format }: PlotAxisProps) {
  return (
    <div className={axis === 'x' ? styles.xAxis : styles.yAxis} aria-hidden="true">
      {labelledBoundIndexes(scale.ticks).map((index) => {
        const value = scale.ticks[index] ?? 0;
        const share = scale.positionOf(value);
        // On a phone it would run into the label of the last price.
        if (axis === 'x' && share > MAX_SHARE && index < scale.ticks.length - 1) return null;
        const position = `${share * 100}%`;
        return (
          <span key={value} style={axis === 'x' ? { left: position } : { bottom: position }}>
            {format(value)}
          </span>
        );
      })}
    </div>
  );
}
