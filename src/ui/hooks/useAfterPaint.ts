import { startTransition, useEffect, useState } from 'react';

/** Returns a value one frame late, so that its dependants render after the change itself has been painted. Unlike dependants of a deferred
 *  value, they never delay that frame. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}

/** Runs a state update as a transition after the next frame has been painted.
 *  @returns  cancels it */
function afterPaint(update: () => void): () => void {
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
