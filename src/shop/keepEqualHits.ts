import { sameValue } from '@/base/sameValue';
import type { Hit, SearchPage } from '@/domain/searchPage';

/** The newer page with the objects of the older one for every hit that says the same: each answer comes as new objects,
 *  and a card is drawn again only if its hit is another one. */
export function keepEqualHits(shown: SearchPage, next: SearchPage): SearchPage {
  return { ...next, hits: withEqual(shown.hits, next.hits), closest: withEqual(shown.closest, next.closest) };
}

function withEqual(shown: readonly Hit[], next: readonly Hit[]): readonly Hit[] {
  const known = new Map(shown.map((hit) => [hit.offer.code, hit]));
  const kept = next.map((hit) => {
    const before = known.get(hit.offer.code);
    return before !== undefined && sameValue(before, hit) ? before : hit;
  });
  const same = kept.length === shown.length && kept.every((hit, place) => hit === shown[place]);
  return same ? shown : kept;
}
