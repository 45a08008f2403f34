import type { Hit } from '@/domain/searchResponse';
import type { PartialSearchResult, SearchResult } from '@/features/search-state/searchResult';

/** An offer on screen with the answer it is drawn from. */
export type PlacedHit = {
  readonly hit: Hit;
  readonly answer: PartialSearchResult;
  /** True for an offer that stands among the first already: its place is kept for the others' sake, and not shown. */
  readonly double?: boolean;
};

/** The offers as they stand: the first of the newest answer, then those of the later one, each seen once.
 *  @param later  the answer that has been drawn already or is being drawn; null while there is none
 *  @param first  how many come with the newest answer */
export function mergeStaleResults(
  answer: PartialSearchResult,
  later: SearchResult | null,
  of: 'hits' | 'closest',
  first: number,
): readonly PlacedHit[] {
  const hits = hitsOf(answer, of);
  const now = hits.slice(0, first).map((hit) => ({ hit, answer }));
  if (later === null || hits.length <= first) return now;
  const standing = new Set(now.map(({ hit }) => hit.offer.code));
  const others = later.page[of].slice(first);
  return [...now, ...others.map((hit) => ({ hit, answer: later, double: standing.has(hit.offer.code) }))];
}

/** The offers of an answer that are shown; nothing is near as long as only the head is known. */
export function hitsOf({ page }: PartialSearchResult | SearchResult, of: 'hits' | 'closest'): readonly Hit[] {
  if (of === 'hits') return page.hits;
  return 'closest' in page ? page.closest : [];
}
