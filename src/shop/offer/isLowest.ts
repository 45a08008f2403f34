import type { Hit, SearchPage } from '@/domain/searchPage';

/** Whether an offer is the cheapest of all shops for what is wanted. */
export function isLowest({ offer }: Hit, { cheapest }: SearchPage): boolean {
  return cheapest[0]?.code === offer.code;
}
