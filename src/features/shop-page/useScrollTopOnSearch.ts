import { useLayoutEffect, useRef } from 'react';
import type { Query } from '@/domain/query';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { lastScrollY } from '@/ui/hooks/lastScrollY';

/** Scrolls to the top, where the best hits are, when the result of a typed query replaces that of another query. Back returns to the
 *  previous position (`SearchDraft.scrollY`).
 *  @param searched  the last query that was typed; null if another query was chosen since
 *  @param shown     the query whose result is on screen */
export function useScrollTopOnSearch(searched: Query | null, shown: Query | null): void {
  const lastShownRef = useRef(shown);
  useLayoutEffect(() => {
    const before = lastShownRef.current;
    lastShownRef.current = shown;
    if (searched === null || before === null || shown === null) return;
    if (isSameQuery(before, shown) || !isSameQuery(shown, searched)) return;
    if (lastScrollY() > 0) window.scrollTo({ top: 0 });
  }, [searched, shown]);
}
