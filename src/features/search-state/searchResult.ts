import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { PartialResult, SearchResponse } from '@/domain/searchResponse';
import { isSameQuery } from './isSameQuery';
import { keepEqualHits, keepEqualPartial } from './keepEqualHits';
import { keepSoldInPlace } from './keepSoldInPlace';

/** A page of hits together with the query it answers, which may be older than the one now asked. */
export type SearchResult = { readonly query: Query; readonly page: SearchResponse };

/** What is known first of an answer, or all of it. */
export type PartialSearchResult = { readonly query: Query; readonly page: PartialResult };

/** A head that follows an answer on screen.
 *  @param shown  the newest that is on screen */
export function applyPartialResult(shown: PartialSearchResult, query: Query, head: PartialResult): PartialSearchResult {
  return { query, page: keepEqualPartial(shown.page, head) };
}

/** The answer that follows another on screen. Offers sold while they were being read stay until something else is asked;
 *  showing more of the same is not that.
 *  @param overlay  what the server said when it was asked */
export function applySearchResult(
  before: SearchResult | null,
  query: Query,
  page: SearchResponse,
  overlay: Overlay | null,
): SearchResult {
  if (before === null) return { query, page };
  const kept = keepEqualHits(before.page, page);
  const reading = overlay !== null && isSameQuery(before.query, query);
  return { query, page: reading ? keepSoldInPlace(before.page, kept, overlay.sold) : kept };
}
