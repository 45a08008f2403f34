import { useEffect, useState } from 'react';

/** Time for the requests of the first view to finish. */
const SETTLE_MS = 2000;

/** Returns true once `isReady` has been true for two seconds and the browser is idle. Stays false if the connection requests to save
 *  data. */
export function useIdle(isReady: boolean): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    if (!isReady || isIdle || savesData()) return;
    let cancelIdle: (() => void) | null = null;
    const timer = setTimeout(() => {
      cancelIdle = onIdle(() => setIsIdle(true));
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, [isReady, isIdle]);

  return isIdle;
}

/** Calls back when the browser is idle, or immediately in browsers without `requestIdleCallback` (Safari).
 *  @returns  cancels the call */
function onIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    callback();
    return () => undefined;
  }
  const request = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(request);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
