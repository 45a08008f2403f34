import { useEffect, useState } from 'react';

/** The requests of the first view are finished by then. */
const SETTLE_MS = 2000;

/** Returns true from the first idle moment on: `isReady` has lasted two seconds and the browser has nothing to do. Stays false
 *  on a connection that asks to save data. */
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

/** Calls back when the browser is idle, at once where it cannot tell (Safari).
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
