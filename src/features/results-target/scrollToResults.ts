import type { SearchResponse } from '@/domain/searchResponse';

/** Element id of the closest offers. */
export const CLOSEST_ID = 'closest';

/** Where a buyer is led to: the first of the offers, or those that come closest where there is none. */
export type ResultPlace = 'top' | 'closest';

/** The place of an answer that is worth being led to. */
export function resultTarget({ total, closest }: Pick<SearchResponse, 'total' | 'closest'>): ResultPlace {
  return total === 0 && closest.length > 0 ? 'closest' : 'top';
}

/** Moves the page to a place of the results that are on screen. */
export function scrollToResults(place: ResultPlace): void {
  if (place === 'closest') document.getElementById(CLOSEST_ID)?.scrollIntoView();
  else window.scrollTo({ top: 0 });
}
