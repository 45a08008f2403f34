import type { Hit, PartialResult } from '@/domain/searchResponse';

/** Whether an offer is the cheapest of all shops for what is wanted. */
export function isLowest({ offer }: Hit, { cheapest }: PartialResult): boolean {
  return cheapest[0]?.code === offer.code;
}
