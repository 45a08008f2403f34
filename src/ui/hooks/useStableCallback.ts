import { useCallback, useLayoutEffect, useRef } from 'react';

/** Keeps the callback's identity stable so that memoised children do not re-render; calls always reach the latest one.
 *  @param callback  must only be called from events and effects */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latestRef = useRef(callback);
  useLayoutEffect(() => {
    latestRef.current = callback;
  });
  return useCallback((...args: Args) => latestRef.current(...args), []);
}
