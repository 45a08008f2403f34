import type { SearchResponse } from '@/domain/searchResponse';

/** Returns a key for the state of catalog and overlay that a response was computed from, for query keys.
 *  @param page  null before the first response */
export function responseKey(page: SearchResponse | null): string {
  if (page === null) return '';
  const { overlayAsOf, catalog } = page;
  return [overlayAsOf, catalog.publishedAt, catalog.segments.loaded, catalog.texts, catalog.unsoldCount].join(' ');
}
