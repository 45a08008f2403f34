import { awaitsTexts } from '@/features/search-state/awaitsTexts';
import type { SearchResult } from '@/features/search-state/searchResult';
import { useSearchInput, useSearchState } from '@/features/search-state/useSearchState';
import { useScrollRestoration } from './useScrollRestoration';
import { useScrollTopOnSearch } from './useScrollTopOnSearch';

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
