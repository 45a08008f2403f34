import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same object and does what the newest one does, so that what it is given to need not be drawn
 *  again for its sake.
 *  @param handler  only called by events, which come after drawing */
export function useStableCallback<Given extends readonly unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
