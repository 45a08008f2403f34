import type { Dot } from './plotData';

/** Size of the plot in CSS pixels. */
export type PlotSize = { readonly width: number; readonly height: number };

/** Position in the plot in CSS pixels, from its upper left corner. */
export type Point = { readonly left: number; readonly top: number };

/** Radius of a touch, in CSS pixels. */
const TOUCH_RADIUS = 22;

/** Returns where a dot is drawn. */
export function pointOf({ x, y }: Dot, { width, height }: PlotSize): Point {
  return { left: x * width, top: (1 - y) * height };
}

/** Returns the dot nearest to a point; null if none is within the touch radius. */
export function nearestDot(dots: readonly Dot[], point: Point, size: PlotSize): Dot | null {
  let nearest: Dot | null = null;
  let shortest = TOUCH_RADIUS * TOUCH_RADIUS;
  for (const dot of dots) {
    const { left, top } = pointOf(dot, size);
    const distance = (left - point.left) ** 2 + (top - point.top) ** 2;
    if (distance > shortest) continue;
    nearest = dot;
    shortest = distance;
  }
  return nearest;
}

/** Returns the dot a number of steps along an axis, clamped to the first and last dot. If `from` is null, starts with the first dot. */
export function stepDot(dots: readonly Dot[], from: Dot | null, axis: 'x' | 'y', steps: number): Dot | null {
  if (dots.length === 0) return null;
  const order = axis === 'x' ? dots : [...dots].sort((a, b) => a.y - b.y || a.price - b.price);
  const index = order.findIndex(({ code }) => code === from?.code);
  if (index < 0) return (steps === Number.POSITIVE_INFINITY ? order[order.length - 1] : order[0]) ?? null;
  return order[Math.min(order.length - 1, Math.max(0, index + steps))] ?? null;
}
