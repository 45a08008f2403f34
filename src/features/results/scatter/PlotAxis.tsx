import { labelledBoundIndexes } from '@/features/filters/facets/rangeScale';
import styles from './Plot.module.css';
import type { PlotScale } from './plotScale';

export type PlotAxisProps = {
  readonly axis: 'x' | 'y';
  readonly scale: PlotScale;
  readonly format: (value: number) => string;
};

/** The labels of an axis, each at its tick. */
export function PlotAxis({ axis, scale, format }: PlotAxisProps) {
  return (
    <div className={axis === 'x' ? styles.xAxis : styles.yAxis} aria-hidden="true">
      {labelledBoundIndexes(scale.ticks).map((index) => {
        const value = scale.ticks[index] ?? 0;
        const position = `${scale.positionOf(value) * 100}%`;
        return (
          <span key={value} style={axis === 'x' ? { left: position } : { bottom: position }}>
            {format(value)}
          </span>
        );
      })}
    </div>
  );
}
