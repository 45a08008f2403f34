import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Points } from '@/domain/points';
import { conditionsKey } from '@/features/search-state/isSameQuery';
import { objectKey } from '@/features/search-state/objectKey';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

/** A screen cannot show more dots than these apart. */
const MAX_POINTS = 3000;

export type PointsState = {
  readonly points: Points | null;
  /** The result that the points belong to. */
  readonly answer: SearchResult | null;
  readonly failed: boolean;
  readonly retry: () => void;
};

/** Loads the hits of a result as points. The points of the result before stay until the new ones have arrived. */
export function usePoints(client: SearchClient | null, answer: SearchResult): PointsState {
  const { data, isError, refetch } = useQuery({
    queryKey: ['points', objectKey(client), objectKey(answer.page), conditionsKey(answer.query)],
    queryFn:
      client === null
        ? skipToken
        : async ({ signal }) => ({ answer, points: await client.listMatches(answer.query, MAX_POINTS, signal) }),
    placeholderData: keepPreviousData,
  });
  return { points: data?.points ?? null, answer: data?.answer ?? null, failed: isError, retry: () => void refetch() };
}
