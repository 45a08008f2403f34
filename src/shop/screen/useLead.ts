import { useCallback, useEffect, useRef } from 'react';
import { CLOSEST_ID } from '@/shop/hits/ClosestBlock';

/** Where a sheet of filters leads to: the first of the offers, or those that come closest where there is none. */
export type ResultPlace = 'top' | 'closest';

/** Leads to a place of the results once they are drawn as they are to be seen there.
 *  @param drawn  whether they are
 *  @returns      says where to lead to when they will be */
export function useLead(drawn: boolean): (place: ResultPlace) => void {
  const goal = useRef<ResultPlace | null>(null);
  useEffect(() => {
    if (!drawn || goal.current === null) return;
    if (goal.current === 'closest') document.getElementById(CLOSEST_ID)?.scrollIntoView();
    else window.scrollTo({ top: 0 });
    goal.current = null;
  }, [drawn]);
  return useCallback((place) => {
    goal.current = place;
  }, []);
}
