import type { Hit } from '@/domain/searchResponse';
import type { MoreResults } from '@/features/search-state/useMoreResults';

/** The offers of a list by index. */
export type HitList = Pick<MoreResults, 'total' | 'codes' | 'hitAt' | 'loadRange'>;

/** Returns a list that is complete. */
export function completeList(hits: readonly Hit[]): HitList {
  return {
    total: hits.length,
    codes: hits.map(({ offer }) => offer.code),
    hitAt: (index) => hits[index],
    loadRange: () => {},
  };
}
