import type { Hit } from '@/domain/searchResponse';

/** Counts the wants that an offer meets, except never wants. */
export function countMet({ wantMatches }: Hit): number {
  return wantMatches.filter(({ want, met }) => met && want.mode !== 'never').length;
}
