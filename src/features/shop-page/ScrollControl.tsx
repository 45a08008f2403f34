import { useLayoutEffect, useRef } from 'react';
import type { Query } from '@/domain/query';
import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useSearchInput, useSearchState } from '@/features/search-state/useSearchState';
import { lastScrollY } from '@/ui/hooks/lastScrollY';
import { useScrollRestoration } from './useScrollRestoration';

/** Controls the scroll position of the page. Renders nothing, so that a key re-renders no more than this. */
export function ScrollControl() {
  const { status, result, query } = useSearchState();
  const { searched, isRendered } = useSearchInput();
  const isReady = isRendered && status === 'ready' && result !== null && isFullLength(result, query.shown);
  useScrollTopOnSearch(searched, result?.query ?? null);
  useScrollRestoration(isReady);
  return null;
}

/** True if the list is as long as it will be: as requested, or no more offers will be loaded. */
function isFullLength(result: SearchResult, shown: number): boolean {
  const { total, catalog } = result.page;
  const { loaded, failed, all } = catalog.segments;
  return !awaitsTexts(result) && (total >= shown || loaded + failed >= all);
}

/** Scrolls to the top when the result of a typed query replaces that of another query: the best hits come first. Back returns
 *  to the position before (`SearchDraft.scrollY`).
 *  @param searched  the last query that was typed; null if something else was chosen since
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
