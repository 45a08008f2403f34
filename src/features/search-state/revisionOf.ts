import type { SearchResponse } from '@/domain/searchResponse';

/** What the numbers of a page were counted over, in a word: two pages that give the same one count the same offers.
 *  @param page  null before the first answer */
export function revisionOf(page: SearchResponse | null): string {
  if (page === null) return '';
  const { overlayAsOf, catalog } = page;
  return [overlayAsOf, catalog.segments.loaded, catalog.texts, catalog.onSale].join(' ');
}
