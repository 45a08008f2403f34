import type { Dot } from './plotData';

/** The size of the plot in CSS pixels. */
export type PlotSize = { readonly width: number; readonly height: number };

/** A spot of the plot in CSS pixels, from the upper left corner. */
export type Spot = { readonly left: number; readonly top: number };

/** A finger covers so much. In CSS pixels. */
const REACH = 22;

/** Where a dot is drawn. */
export function spotOf({ across, up }: Dot, { width, height }: PlotSize): Spot {
  return { left: across * width, top: (1 - up) * height };
}

/** The dot nearest to a spot, null if none is within reach of a finger. */
export function pickDot(dots: readonly Dot[], at: Spot, size: PlotSize): Dot | null {
  let nearest: Dot | null = null;
  let least = REACH * REACH;
  for (const dot of dots) {
    const { left, top } = spotOf(dot, size);
    const distance = (left - at.left) ** 2 + (top - at.top) ** 2;
    if (distance > least) continue;
    nearest = dot;
    least = distance;
  }
  return nearest;
}

/** The dot so many steps further along an axis, stopping at its ends; the first one if there is none yet. */
export function stepDot(dots: readonly Dot[], from: Dot | null, along: 'across' | 'up', steps: number): Dot | null {
  if (dots.length === 0) return null;
  const order = along === 'across' ? dots : [...dots].sort((a, b) => a.up - b.up || a.price - b.price);
  const at = order.findIndex(({ code }) => code === from?.code);
  if (at < 0) return (steps === Number.POSITIVE_INFINITY ? order[order.length - 1] : order[0]) ?? null;
  return order[Math.min(order.length - 1, Math.max(0, at + steps))] ?? null;
}
