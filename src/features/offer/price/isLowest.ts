import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** Returns whether an offer is the cheapest of all shops for the wants. */
export function isLowest({ offer }: Hit, { cheapest }: SearchResponse): boolean {
  return cheapest[0]?.code === offer.code;
}
