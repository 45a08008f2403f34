import { useEffect, useState } from 'react';

/** What the first view still fetches has come by then. */
const REST_MS = 2000;

/** True from the first quiet moment on: `ready` has lasted two seconds and the browser has nothing to do. It never comes
 *  on a connection that asks to save data: then only what is asked for is fetched. */
export function useQuietMoment(ready: boolean): boolean {
  const [come, setCome] = useState(false);
  const waiting = ready && !come && !savesData();

  useEffect(() => {
    if (!waiting) return;
    let forget: (() => void) | null = null;
    const timer = setTimeout(() => {
      forget = whenIdle(() => setCome(true));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      forget?.();
    };
  }, [waiting]);

  return come;
}

/** Calls back when the browser is idle, at once where it cannot tell (Safari).
 *  @returns  the way to call it off */
function whenIdle(callBack: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    callBack();
    return () => undefined;
  }
  const request = window.requestIdleCallback(callBack);
  return () => window.cancelIdleCallback(request);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
