import { type PlotSize, pointOf } from './nearestDot';
import type { Dot, PlotData } from './plotData';
import type { PlotScale } from './plotScale';

const RADIUS = 4;
/** Space around the field for dots on its edge. */
const MARGIN_PX = 5;

/** Draws grid and dots on a canvas in the colours of the theme. */
export function drawPlot(canvas: HTMLCanvasElement, { x, y, dots }: PlotData, size: PlotSize): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round((size.width + 2 * MARGIN_PX) * ratio);
  canvas.height = Math.round((size.height + 2 * MARGIN_PX) * ratio);
  const context = canvas.getContext('2d');
  if (context === null) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  context.scale(ratio, ratio);
  context.translate(MARGIN_PX, MARGIN_PX);
  context.lineWidth = 1;
  context.strokeStyle = colour('--border-secondary');
  for (const position of gridOf(x)) line(context, position * size.width, 0, position * size.width, size.height);
  for (const position of gridOf(y))
    line(context, 0, (1 - position) * size.height, size.width, (1 - position) * size.height);
  context.strokeStyle = colour('--text-tertiary');
  for (const dot of dots) if (!dot.meetsAllWants) circle(context, dot, size);
  context.fillStyle = colour('--warning');
  context.strokeStyle = colour('--warning-text');
  for (const dot of dots) if (dot.meetsAllWants) circle(context, dot, size, true);
}

function gridOf(scale: PlotScale): readonly number[] {
  return scale.ticks.map((tick) => scale.positionOf(tick));
}

function circle(context: CanvasRenderingContext2D, dot: Dot, size: PlotSize, isFilled = false): void {
  const { left, top } = pointOf(dot, size);
  context.beginPath();
  context.arc(left, top, RADIUS, 0, Math.PI * 2);
  if (isFilled) context.fill();
  context.stroke();
}

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath();
  context.moveTo(x1, y1);
  context.lineTo(x2, y2);
  context.stroke();
}
