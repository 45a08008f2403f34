import { startTransition, useEffect, useState } from 'react';

/** Returns a value one frame late, so that its dependants render after the change itself has been painted. Unlike dependants of a deferred
 *  value, they never delay that frame.
 *  @param quietMs  how long the value must stay the same after that frame, in ms
 *  @param first    returned until the first value has been painted */
export function useAfterPaint<Value>(value: Value, quietMs = 0, first = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => afterPaint(() => setPainted(value), quietMs), [value, quietMs]);
  return painted;
}

/** Runs a state update as a transition once the next frame has been painted and `quietMs` have passed.
 *  @returns  cancels it */
function afterPaint(update: () => void, quietMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A timer set in a frame runs after that frame's paint.
    timer = setTimeout(() => startTransition(update), quietMs);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
