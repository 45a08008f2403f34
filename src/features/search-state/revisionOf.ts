import type { SearchResponse } from '@/domain/searchResponse';

/** Identifies the offers that the numbers of a page were counted over, for query keys.
 *  @param page  null before the first response */
export function revisionOf(page: SearchResponse | null): string {
  if (page === null) return '';
  const { overlayAsOf, catalog } = page;
  return [overlayAsOf, catalog.publishedAt, catalog.segments.loaded, catalog.texts, catalog.onSale].join(' ');
}
