import { startTransition } from 'react';

/** Draws something, piece by piece, once the next frame is painted: a frame's own timers run after it.
 *  @returns  the way to leave it */
export function afterPaint(draw: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => startTransition(draw));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
