import { useEffect, useState } from 'react';

/** True once `wanted` has been true for `delayMs` without a break: keeps quick waits from flickering. */
export function useDelayed(wanted: boolean, delayMs: number): boolean {
  const [due, setDue] = useState(false);

  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [wanted, delayMs]);

  return wanted && due;
}
