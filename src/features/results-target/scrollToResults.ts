import { useCallback, useEffect, useRef } from 'react';
import type { SearchResponse } from '@/domain/searchResponse';

/** DOM id of the block of closest offers. */
export const CLOSEST_ID = 'closest';

/** The part of the results to scroll to: the first hits, or the closest offers if there are no hits. */
export type ResultTarget = 'top' | 'closest';

/** Returns the part of a result that is worth scrolling to. */
export function resultTarget({ total, closest }: Pick<SearchResponse, 'total' | 'closest'>): ResultTarget {
  return total === 0 && closest.length > 0 ? 'closest' : 'top';
}

/** Scrolls to a part of the results on screen. */
export function scrollToResults(target: ResultTarget): void {
  if (target === 'closest') document.getElementById(CLOSEST_ID)?.scrollIntoView();
  else window.scrollTo({ top: 0 });
}

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
