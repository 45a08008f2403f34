import { useCallback, useEffect, useRef } from 'react';
import { type ResultTarget, scrollToResults } from './scrollToResults';

/** Scrolls to a part of the results as soon as they are visible.
 *  @param isVisible  false while a drawer covers them, or an earlier result is on screen
 *  @returns          requests the scroll */
export function usePendingScroll(isVisible: boolean): (target: ResultTarget) => void {
  const pendingRef = useRef<ResultTarget | null>(null);
  useEffect(() => {
    if (!isVisible || pendingRef.current === null) return;
    scrollToResults(pendingRef.current);
    pendingRef.current = null;
  }, [isVisible]);
  return useCallback((target) => {
    pendingRef.current = target;
  }, []);
}
