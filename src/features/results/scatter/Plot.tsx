import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { themeMode } from '@/ui/theme/themeStore';
import type { Brush } from './brush';
import { drawPlot } from './drawPlot';
import { type PlotSize, pointOf } from './nearestDot';
import styles from './Plot.module.css';
import { PlotAxis } from './PlotAxis';
import type { Dot, PlotData } from './plotData';
import { usePlotPointer } from './usePlotPointer';

export type PlotProps = {
  readonly data: PlotData;
  readonly label: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly isSelecting: boolean;
  readonly formatPrice: (value: number) => string;
  readonly formatValue: (value: number) => string;
  /** Returns the description of the active dot. */
  readonly describe: (dot: Dot) => string;
  readonly onOpen: (dot: Dot) => void;
  readonly onSelect: (brush: Brush, size: PlotSize) => void;
};

/** Renders the dots and axes. The plot is a single button: arrow keys and pointer move between dots, Enter and click open one. */
export function Plot(props: PlotProps) {
  const { data, label, xTitle, yTitle, isSelecting, formatPrice, formatValue, describe, onOpen, onSelect } = props;
  const fieldRef = useRef<HTMLButtonElement>(null);
  const size = useElementSize(fieldRef);
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.get, themeMode.getServerSnapshot);
  const { active, brush, events } = usePlotPointer({
    dots: data.dots,
    size,
    isSelecting,
    onOpen,
    onSelect: (selected) => size !== null && onSelect(selected, size),
  });

  const point = active === null || size === null ? null : pointOf(active, size);
  return (
    <div className={styles.plot}>
      <span className={styles.yTitle} aria-hidden="true">
        {yTitle}
      </span>
      <PlotAxis axis="y" scale={data.y} format={formatValue} />
      <div className={styles.field}>
        <button
          ref={fieldRef}
          type="button"
          className={`${styles.button} ${isSelecting ? styles.selecting : ''}`}
          aria-label={label}
          {...events}
        >
          <PlotCanvas key={mode} data={data} size={size} />
        </button>
        {point !== null && <span className={styles.cross} style={point} aria-hidden="true" />}
        {brush !== null && <span className={styles.frame} style={boxOf(brush)} aria-hidden="true" />}
        {point !== null && active !== null && size !== null && (
          <span
            className={`${styles.tag} ${point.left > size.width / 2 ? styles.leftOfDot : ''} ${point.top < 40 ? styles.belowDot : ''}`}
            style={point}
            aria-hidden="true"
          >
            {describe(active)}
          </span>
        )}
      </div>
      <PlotAxis axis="x" scale={data.x} format={formatPrice} />
      <span className={styles.xTitle} aria-hidden="true">
        {xTitle}
      </span>
      <span role="status">{active !== null && <VisuallyHidden>{describe(active)}</VisuallyHidden>}</span>
    </div>
  );
}

type PlotCanvasProps = { readonly data: PlotData; readonly size: PlotSize | null };

/** The canvas, drawn in the colours of the theme when it mounted. */
function PlotCanvas({ data, size }: PlotCanvasProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvasRef.current !== null && size !== null) drawPlot(canvasRef.current, data, size);
  }, [data, size]);
  return <canvas ref={canvasRef} className={styles.canvas} />;
}

/** Returns the size of an element, null before it has been measured. */
function useElementSize(elementRef: RefObject<HTMLElement | null>): PlotSize | null {
  const [size, setSize] = useState<PlotSize | null>(null);
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return size;
}

function boxOf({ from, to }: Brush) {
  return {
    left: Math.min(from.left, to.left),
    top: Math.min(from.top, to.top),
    width: Math.abs(from.left - to.left),
    height: Math.abs(from.top - to.top),
  };
}
