import { useCallback, useEffect, useRef } from 'react';
import { type ResultPlace, scrollToResults } from './scrollToResults';

/** Leads from a sheet of filters to a place of the results once they are drawn as they are to be seen there.
 *  @param drawn  whether they are
 *  @returns      says where to lead to when they will be */
export function usePendingScroll(drawn: boolean): (place: ResultPlace) => void {
  const goal = useRef<ResultPlace | null>(null);
  useEffect(() => {
    if (!drawn || goal.current === null) return;
    scrollToResults(goal.current);
    goal.current = null;
  }, [drawn]);
  return useCallback((place) => {
    goal.current = place;
  }, []);
}
