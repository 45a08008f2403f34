import type { Hit, PartialResult } from '@/domain/searchResponse';

/** Returns whether an offer is the cheapest of all shops for the wants. */
export function isLowest({ offer }: Hit, { cheapest }: PartialResult): boolean {
  return cheapest[0]?.code === offer.code;
}
