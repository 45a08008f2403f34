import type { Hit } from '@/domain/searchResponse';

/** How many of the wants an offer meets; that it lacks what is not wanted does not count. */
export function countMet({ outcomes }: Hit): number {
  return outcomes.filter(({ want, met }) => met && want.mode !== 'never').length;
}
