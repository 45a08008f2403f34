import type { ClusteredScale } from './clusteredScale';
import { type PlotSize, spotOf } from './pickDot';
import type { Dot, PlotData } from './plotData';

const RADIUS = 4;

/** Draws grid and dots on a canvas, in the colours of the theme that the canvas stands in. */
export function drawPlot(canvas: HTMLCanvasElement, { x, y, dots }: PlotData, size: PlotSize): void {
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  pen.scale(ratio, ratio);
  pen.lineWidth = 1;
  pen.strokeStyle = colour('--border-secondary');
  for (const at of gridOf(x)) line(pen, at * size.width, 0, at * size.width, size.height);
  for (const at of gridOf(y)) line(pen, 0, (1 - at) * size.height, size.width, (1 - at) * size.height);
  pen.strokeStyle = colour('--text-tertiary');
  for (const dot of dots) if (!dot.whole) ring(pen, dot, size);
  pen.fillStyle = colour('--warning');
  pen.strokeStyle = colour('--warning-text');
  for (const dot of dots) if (dot.whole) ring(pen, dot, size, true);
}

function gridOf(scale: ClusteredScale): readonly number[] {
  return scale.borders.map((border) => scale.placeOf(border));
}

function ring(pen: CanvasRenderingContext2D, dot: Dot, size: PlotSize, filled = false): void {
  const { left, top } = spotOf(dot, size);
  pen.beginPath();
  pen.arc(left, top, RADIUS, 0, Math.PI * 2);
  if (filled) pen.fill();
  pen.stroke();
}

function line(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}
