import { useLocation } from '@umijs/max';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Query } from '@/domain/query';
import type { HeadAnswer } from '@/shop/answer';
import { sameQuestion } from '@/shop/sameQuestion';
import type { Hits } from '@/shop/useHits';
import { writePosition } from './positions';

/** Shows the answer to what is typed from its top: who types far down the list looks for other offers, and the best of
 *  them come first. Where the list was is kept for Back, under the address: its entry may be written anew.
 *  @param shown  what is on screen
 *  @returns      asks what is typed, see `askAhead` of `useHits` */
export function useTypedTop(shown: HeadAnswer | null, askAhead: Hits['askAhead']): Hits['askAhead'] {
  const { pathname, search } = useLocation();
  const waiting = useRef<Query | null>(null);
  const now = useRef(shown);
  // Asking the window where it is has the page laid out in the middle of a key.
  const place = useRef(0);

  useEffect(() => {
    const note = () => {
      place.current = window.scrollY;
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is newly shown leads to the top
  useLayoutEffect(() => {
    now.current = shown;
    if (shown === null || waiting.current === null || !sameQuestion(shown.query, waiting.current)) return;
    waiting.current = null;
    if (place.current === 0) return;
    writePosition(pathname + search, place.current);
    window.scrollTo({ top: 0 });
  }, [shown]);

  return useCallback(
    (query) => {
      const isShown = now.current !== null && sameQuestion(now.current.query, query);
      waiting.current = isShown ? null : query;
      askAhead(query);
    },
    [askAhead],
  );
}
