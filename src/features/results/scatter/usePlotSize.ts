import { type RefObject, useLayoutEffect, useState } from 'react';
import type { PlotSize } from './pickDot';

/** How large an element is, followed as it changes; null before it was measured. */
export function usePlotSize(element: RefObject<HTMLElement | null>): PlotSize | null {
  const [size, setSize] = useState<PlotSize | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
