import { useEffect, useState } from 'react';

/** Returns true once `condition` has been true for `delayMs` without a break, so that short waits do not flicker. */
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
