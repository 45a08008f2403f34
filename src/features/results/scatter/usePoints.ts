import { useEffect, useState } from 'react';
import { isAbort } from '@/base/shopError';
import type { Points } from '@/domain/points';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

/** More dots than these cannot be told apart on a screen. */
const MOST = 3000;

export type PointsState = {
  readonly points: Points | null;
  readonly answer: SearchResult | null;
  readonly failed: boolean;
};

/** The hits of an answer as points. While those of a newer one are on their way, the ones before stay.
 *  @param attempt  asks again when it changes */
export function usePoints(client: SearchClient | null, answer: SearchResult, attempt: number): PointsState {
  const [state, setState] = useState<PointsState>({ points: null, answer: null, failed: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks the same once more
  useEffect(() => {
    if (client === null) return;
    const cancel = new AbortController();
    client.listMatches(answer.query, MOST, cancel.signal).then(
      (points) => setState({ points, answer, failed: false }),
      (error: unknown) => {
        if (!isAbort(error)) setState((before) => ({ ...before, failed: true }));
      },
    );
    return () => cancel.abort();
  }, [client, answer, attempt]);

  return state;
}
