import { useLayoutEffect, useRef } from 'react';
import type { Query } from '@/domain/query';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useIsRendered, useSearchInput, useSearchState } from '@/features/search-state/useSearchState';
import { lastScrollY } from '@/ui/browser/lastScrollY';
import { useScrollRestoration } from './useScrollRestoration';

/** Controls the scroll position of the page. A component of its own, so that a key press re-renders nothing else. */
export function ScrollControl() {
  const { status, result, query } = useSearchState();
  const { lastSearch } = useSearchInput();
  const isRendered = useIsRendered();
  const isReady = isRendered && status === 'ready' && result !== null && isFullLength(result, query.shown);
  useScrollToTopOnSearch(lastSearch, result?.query ?? null);
  useScrollRestoration(isReady, query.view);
  return null;
}

/** Returns whether the list has the requested length, or no more offers will be loaded. */
function isFullLength(result: SearchResult, shown: number): boolean {
  const { total, catalog } = result.page;
  const { loaded, failed, all } = catalog.segments;
  return !awaitsTexts(result) && (total >= shown || loaded + failed >= all);
}

/** Scrolls to the top, where the best hits are, when the result of a typed query replaces that of another query. Back returns to the
 *  previous position (`SearchDraft.scrollY`).
 *  @param searched  the last query that was typed; null if another query was chosen since
 *  @param shown     the query whose result is on screen */
export function useScrollToTopOnSearch(searched: Query | null, shown: Query | null): void {
  const lastShownRef = useRef(shown);
  useLayoutEffect(() => {
    const before = lastShownRef.current;
    lastShownRef.current = shown;
    if (searched === null || before === null || shown === null) return;
    if (isSameQuery(before, shown) || !isSameQuery(shown, searched)) return;
    if (lastScrollY() > 0) window.scrollTo({ top: 0 });
  }, [searched, shown]);
}
