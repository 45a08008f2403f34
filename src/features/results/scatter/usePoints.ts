import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import { objectKey } from '@/features/search-state/objectKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

/** A screen cannot show more distinguishable dots. */
const MAX_POINTS = 3000;

export type PointsState = {
  readonly points: ScatterPoints | null;
  /** The result that the points belong to. */
  readonly result: SearchResult | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Loads the hits of a result as points. The previous points stay until the new ones have arrived. */
export function usePoints(client: SearchClient | null, result: SearchResult): PointsState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['points', objectKey(client), objectKey(result.page), conditionsKey(result.query)],
    queryFn:
      client === null
        ? skipToken
        : async ({ signal }) => ({ result, points: await client.listMatches(result.query, MAX_POINTS, signal) }),
    placeholderData: keepPreviousData,
  });
  return {
    points: data?.points ?? null,
    result: data?.result ?? null,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
