import { useEffect, useState } from 'react';

/** Returns true once `condition` has been true for `delayMs` without interruption, to avoid flicker on short waits. */
export function useDelayed(condition: boolean, delayMs: number): boolean {
  const [elapsed, setElapsed] = useState(false);

  useEffect(() => {
    if (!condition) return;
    const timer = setTimeout(() => setElapsed(true), delayMs);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [condition, delayMs]);

  return condition && elapsed;
}
