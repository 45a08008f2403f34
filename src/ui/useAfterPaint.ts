import { startTransition, useEffect, useState } from 'react';

/** A value as it was when the frame before was painted: what follows it is drawn once the change itself is on screen.
 *  A deferred value comes earlier, and may keep the frame of the change waiting. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
