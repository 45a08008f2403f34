import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useSearchInput, useSearchState } from '@/features/search-state/useSearchState';
import { useScrollRestoration } from './useScrollRestoration';
import { useScrollTopOnSearch } from './useScrollTopOnSearch';

/** Controls the scroll position of the page. A component of its own, so that a key press re-renders nothing else. */
export function ScrollControl() {
  const { status, result, query } = useSearchState();
  const { lastSearch, isRendered } = useSearchInput();
  const isReady = isRendered && status === 'ready' && result !== null && isFullLength(result, query.shown);
  useScrollTopOnSearch(lastSearch, result?.query ?? null);
  useScrollRestoration(isReady);
  return null;
}

/** Returns whether the list has the requested length, or no more offers will be loaded. */
function isFullLength(result: SearchResult, shown: number): boolean {
  const { total, catalog } = result.page;
  const { loaded, failed, all } = catalog.segments;
  return !awaitsTexts(result) && (total >= shown || loaded + failed >= all);
}
