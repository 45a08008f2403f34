import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Query } from '@/domain/query';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { PartialSearchResult } from '@/features/search-state/searchResult';
import type { Hits } from '@/features/search-state/useSearch';
import { lastScrollY } from '@/ui/hooks/lastScrollY';

/** Shows the answer to what is typed from its top: who types far down the list looks for other offers, and the best of
 *  them come first. Back leads to where the list was (useTyping).
 *  @param query  the address's
 *  @param shown  what is on screen
 *  @returns      asks what is typed, see `askAhead` of `useHits` */
export function useScrollTopOnSearch(
  query: Query,
  shown: PartialSearchResult | null,
  askAhead: Hits['askAhead'],
): Hits['askAhead'] {
  const waiting = useRef<Query | null>(null);
  const now = useRef(shown);

  useLayoutEffect(() => {
    now.current = shown;
    if (shown === null || waiting.current === null || !isSameQuery(shown.query, waiting.current)) return;
    waiting.current = null;
    if (lastScrollY() > 0) window.scrollTo({ top: 0 });
  }, [shown]);
  useLayoutEffect(() => {
    // Something else was chosen before the answer came: what is typed is not waited for any more.
    if (waiting.current !== null && !isSameQuery(query, waiting.current)) waiting.current = null;
  }, [query]);

  return useCallback(
    (typed) => {
      const isShown = now.current !== null && isSameQuery(now.current.query, typed);
      waiting.current = isShown ? null : typed;
      askAhead(typed);
    },
    [askAhead],
  );
}
