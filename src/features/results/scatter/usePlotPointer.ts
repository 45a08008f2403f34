import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Brush, isSelection } from './brush';
import { nearestDot, type PlotSize, type Point, stepDot } from './nearestDot';
import type { Dot } from './plotData';

export type PlotPointerOptions = {
  readonly dots: readonly Dot[];
  readonly size: PlotSize | null;
  /** Whether dragging a finger selects a rectangle instead of scrolling the page. A mouse always selects. */
  readonly isSelecting: boolean;
  readonly onOpen: (dot: Dot) => void;
  readonly onSelect: (brush: Brush) => void;
};

const STEPS: Readonly<Record<string, readonly ['x' | 'y', number]>> = {
  ArrowRight: ['x', 1],
  ArrowLeft: ['x', -1],
  ArrowUp: ['y', 1],
  ArrowDown: ['y', -1],
  Home: ['x', Number.NEGATIVE_INFINITY],
  End: ['x', Number.POSITIVE_INFINITY],
};

/** Handles pointer and keyboard events of the plot: activates and opens dots and selects a rectangle. A click opens a dot; on touch
 *  screens, which have no hover, the first tap activates it and the second opens it. */
export function usePlotPointer({ dots, size, isSelecting, onOpen, onSelect }: PlotPointerOptions) {
  const [code, setCode] = useState<string | null>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
  const active = dots.find((dot) => dot.code === code) ?? null;
  const activate = (dot: Dot | null) => setCode(dot?.code ?? null);

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  };
  const press = (point: Point, isMouse: boolean) => {
    const dot = size === null ? null : nearestDot(dots, point, size);
    if (dot !== null && (isMouse || dot.code === code)) onOpen(dot);
    activate(dot);
  };
  return {
    active,
    brush: brush !== null && isSelection(brush) ? brush : null,
    events: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const from = pointOf(event);
        if (isSelecting || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        setBrush({ from, to: from });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = pointOf(event);
        if (brush === null) activate(size === null ? null : nearestDot(dots, to, size));
        else if (isSelecting || event.pointerType === 'mouse') setBrush({ ...brush, to });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (brush === null) return;
        setBrush(null);
        const selected = { ...brush, to: pointOf(event) };
        if (!isSelection(selected)) press(selected.to, event.pointerType === 'mouse');
        else if (isSelecting || event.pointerType === 'mouse') onSelect(selected);
      },
      onPointerCancel: () => setBrush(null),
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (brush === null && event.pointerType === 'mouse') activate(null);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === 'Escape' && brush !== null) {
          event.stopPropagation();
          setBrush(null);
          return;
        }
        if ((event.key === 'Enter' || event.key === ' ') && active !== null) {
          event.preventDefault();
          onOpen(active);
          return;
        }
        const step = STEPS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        activate(stepDot(dots, active, ...step));
      },
    },
  };
}
