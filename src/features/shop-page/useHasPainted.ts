import { startTransition, useEffect, useState } from 'react';

/** Returns true after the first render with `isReady` has been painted. What is loaded from then on does not delay that paint. */
export function useHasPainted(isReady: boolean): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    if (isReady) startTransition(() => setHasPainted(true));
  }, [isReady]);
  return hasPainted;
}
