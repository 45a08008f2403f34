import type { Hit } from '@/domain/searchResponse';

/** Counts the wants that an offer meets, except never wants. */
export function countMet({ outcomes }: Hit): number {
  return outcomes.filter(({ want, met }) => met && want.mode !== 'never').length;
}
