import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { type Brush, isFrame } from './brushRanges';
import { type PlotSize, pickDot, type Spot, stepDot } from './pickDot';
import type { Dot } from './plotData';

export type PlotPointerOptions = {
  readonly dots: readonly Dot[];
  readonly size: PlotSize | null;
  /** True where a finger draws a frame; otherwise it scrolls the page, and only a mouse draws. */
  readonly selecting: boolean;
  readonly onOpen: (dot: Dot) => void;
  readonly onFrame: (brush: Brush) => void;
};

const STEPS: Readonly<Record<string, readonly ['across' | 'up', number]>> = {
  ArrowRight: ['across', 1],
  ArrowLeft: ['across', -1],
  ArrowUp: ['up', 1],
  ArrowDown: ['up', -1],
  Home: ['across', Number.NEGATIVE_INFINITY],
  End: ['across', Number.POSITIVE_INFINITY],
};

/** What pointer and keys do on the plot: point at a dot, open it, draw a frame. A mouse opens what it presses; a finger,
 *  which cannot point first, opens what it presses again. */
export function usePlotPointer({ dots, size, selecting, onOpen, onFrame }: PlotPointerOptions) {
  const [code, setCode] = useState<string | null>(null);
  const [brush, setBrush] = useState<Brush | null>(null);
  const active = dots.find((dot) => dot.code === code) ?? null;
  const point = (dot: Dot | null) => setCode(dot?.code ?? null);

  const spotOf = (event: PointerEvent<HTMLElement>): Spot => {
    const box = event.currentTarget.getBoundingClientRect();
    return { left: event.clientX - box.left, top: event.clientY - box.top };
  };
  const press = (at: Spot, byMouse: boolean) => {
    const dot = size === null ? null : pickDot(dots, at, size);
    if (dot !== null && (byMouse || dot.code === code)) onOpen(dot);
    point(dot);
  };
  return {
    active,
    brush: brush !== null && isFrame(brush) ? brush : null,
    events: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        const from = spotOf(event);
        if (selecting || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        setBrush({ from, to: from });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const to = spotOf(event);
        if (brush === null) point(size === null ? null : pickDot(dots, to, size));
        else if (selecting || event.pointerType === 'mouse') setBrush({ ...brush, to });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (brush === null) return;
        setBrush(null);
        const drawn = { ...brush, to: spotOf(event) };
        if (!isFrame(drawn)) press(drawn.to, event.pointerType === 'mouse');
        else if (selecting || event.pointerType === 'mouse') onFrame(drawn);
      },
      onPointerCancel: () => setBrush(null),
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (brush === null && event.pointerType === 'mouse') point(null);
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
        point(stepDot(dots, active, ...step));
      },
    },
  };
}
