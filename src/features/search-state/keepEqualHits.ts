import { sameValue } from '@/base/sameValue';
import type { Hit, PartialResult, SearchResponse } from '@/domain/searchResponse';

/** The newer page with the objects of the older one for every hit that says the same: each answer comes as new objects,
 *  and a card is drawn again only if its hit is another one. */
export function keepEqualHits(shown: SearchResponse, next: SearchResponse): SearchResponse {
  return {
    ...keepEqualPartial(shown, next),
    closest: withEqual(shown.closest, next.closest, isSameCatalog(shown, next)),
  };
}

/** As `keepEqualHits`, for what is known first. */
export function keepEqualPartial<Head extends PartialResult>(shown: PartialResult, next: Head): Head {
  return { ...next, hits: withEqual(shown.hits, next.hits, isSameCatalog(shown, next)) };
}

/** What is published of an offer changes with the catalog only. */
function isSameCatalog(shown: PartialResult, next: PartialResult): boolean {
  return shown.catalog.publishedAt === next.catalog.publishedAt;
}

function withEqual(shown: readonly Hit[], next: readonly Hit[], sameCatalog: boolean): readonly Hit[] {
  const known = new Map(shown.map((hit) => [hit.offer.code, hit]));
  const kept = next.map((hit) => {
    const before = known.get(hit.offer.code);
    return before !== undefined && isEqual(before, hit, sameCatalog) ? before : hit;
  });
  const same = kept.length === shown.length && kept.every((hit, place) => hit === shown[place]);
  return same ? shown : kept;
}

/** An offer's words come later than the rest of it. */
function isEqual(before: Hit, hit: Hit, sameCatalog: boolean): boolean {
  const { title, note } = before.offer;
  const offer = sameCatalog && title === hit.offer.title && note === hit.offer.note ? before.offer : hit.offer;
  return sameValue(before, { ...hit, offer });
}
