import { startTransition } from 'react';

/** Runs a state update as a transition after the next frame has been painted.
 *  @returns  cancels it */
export function afterPaint(update: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A timer set in a frame runs after that frame's paint.
    timer = setTimeout(() => startTransition(update));
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
