import { startTransition } from 'react';
import { useStableCallback } from '@/ui/hooks/useStableCallback';
import type { Hits } from './useSearch';
import type { SetQuery } from './useShopQuery';

/** Goes to a query that was chosen, and asks it first: the worker is at it while the page draws what was chosen. The page
 *  draws it piece by piece, so that the next tap is heard meanwhile; the address has it at once. */
export function useCommitQuery(setQuery: SetQuery, askAhead: Hits['askAhead']): SetQuery {
  return useStableCallback<Parameters<SetQuery>>((next, how) => {
    askAhead(next);
    startTransition(() => setQuery(next, how));
  });
}
