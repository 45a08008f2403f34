import { useLayoutEffect, useRef } from 'react';

/** The value as it was last drawn before it was held; the newest one while nothing holds it. */
export function useHeld<T>(value: T, held: boolean): T {
  // Not a state: what is kept is on screen already, and setting it would draw everything once more.
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!held) kept.current = value;
  }, [value, held]);
  return held ? kept.current : value;
}
