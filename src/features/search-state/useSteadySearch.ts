import { useState } from 'react';
import type { Overlay } from '@/domain/overlay';
import type { SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from './isSameQuery';
import type { Search } from './useSearch';

export type SteadySearch = Search & {
  /** Shows a result that is held back; null if there is none. */
  readonly showNewest: (() => void) | null;
};

type Shown = Pick<Search, 'result' | 'loadProgress'> & { readonly overlay: Overlay | null };

/** Holds back a result for the same query that would move offers on screen because more of the catalog has arrived, until the buyer asks
 *  for it. A change of the query or of the overlay is never held back. */
export function useSteadySearch(search: Search, overlay: Overlay | null): SteadySearch {
  const { result, loadProgress } = search;
  const newest: Shown = { result, loadProgress, overlay };
  const [shown, setShown] = useState(newest);
  const isPartial = shown.result !== null && !shown.result.page.catalog.complete && shown.overlay === overlay;
  const isSame = isPartial && result !== null && isSameQuery(shown.result.query, result.query);
  // Until the next result arrives, further requests must refer to the same part of the catalog as the list on screen.
  const isHeld = isSame && (shown.result === result || movesOffers(shown.result.page, result.page));
  if (!isHeld && (shown.result !== result || shown.loadProgress !== loadProgress || shown.overlay !== overlay)) {
    setShown(newest);
  }
  if (!isHeld) return { ...search, showNewest: null };
  return {
    ...search,
    result: shown.result,
    loadProgress: shown.loadProgress,
    showNewest: shown.result === result ? null : () => setShown(newest),
  };
}

/** Returns whether an offer of a list would change its place. An empty list has none, and must not hide what was found. */
function movesOffers(shown: SearchResponse, next: SearchResponse): boolean {
  return shown.hits.some(({ offer }, index) => offer.code !== next.hits[index]?.offer.code);
}
