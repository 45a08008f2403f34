import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { themeMode } from '@/ui/theme/themeStore';
import type { Brush } from './brushRanges';
import { drawPlot } from './drawPlot';
import styles from './Plot.module.css';
import { PlotAxis } from './PlotAxis';
import { type PlotSize, spotOf } from './pickDot';
import type { Dot, PlotData } from './plotData';
import { usePlotPointer } from './usePlotPointer';
import { usePlotSize } from './usePlotSize';

export type PlotProps = {
  readonly data: PlotData;
  readonly label: string;
  readonly selecting: boolean;
  readonly writePrice: (value: number) => string;
  readonly writeValue: (value: number) => string;
  /** What is said of a dot that is pointed at. */
  readonly describe: (dot: Dot) => string;
  readonly onOpen: (dot: Dot) => void;
  readonly onFrame: (brush: Brush, size: PlotSize) => void;
};

/** The dots on their axes. It is one button: keys and pointer move about in it, Enter and a press open the dot. */
export function Plot({ data, label, selecting, writePrice, writeValue, describe, onOpen, onFrame }: PlotProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  const size = usePlotSize(field);
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get);
  const { active, brush, events } = usePlotPointer({
    dots: data.dots,
    size,
    selecting,
    onOpen,
    onFrame: (drawn) => size !== null && onFrame(drawn, size),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours
  useLayoutEffect(() => {
    if (canvas.current !== null && size !== null) drawPlot(canvas.current, data, size);
  }, [data, size, mode]);

  const at = active === null || size === null ? null : spotOf(active, size);
  return (
    <div className={styles.plot}>
      <PlotAxis side="up" scale={data.y} write={writeValue} />
      <div className={styles.field}>
        <button
          ref={field}
          type="button"
          className={`${styles.button} ${selecting ? styles.selecting : ''}`}
          aria-label={label}
          {...events}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </button>
        {at !== null && <span className={styles.cross} style={at} aria-hidden="true" />}
        {brush !== null && <span className={styles.frame} style={boxOf(brush)} aria-hidden="true" />}
        {at !== null && active !== null && size !== null && (
          <span
            className={`${styles.tag} ${at.left > size.width / 2 ? styles.before : ''} ${at.top < 40 ? styles.below : ''}`}
            style={at}
            aria-hidden="true"
          >
            {describe(active)}
          </span>
        )}
      </div>
      <PlotAxis side="across" scale={data.x} write={writePrice} />
      <span role="status">{active !== null && <VisuallyHidden>{describe(active)}</VisuallyHidden>}</span>
    </div>
  );
}

function boxOf({ from, to }: Brush) {
  return {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    width: Math.abs(from.left - to.left),
    height: Math.abs(from.top - to.top),
  };
}
