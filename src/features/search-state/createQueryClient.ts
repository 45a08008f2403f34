import { notifyManager, QueryClient } from '@tanstack/react-query';

/** A result takes tens of kilobytes; requesting it from the worker again takes milliseconds. */
const UNUSED_RESULT_MS = 2 * 60_000;

/** Creates the cache of all requests of the app, with defaults for immutable data: a key contains everything that its result
 *  depends on, so a result never becomes stale. */
export function createQueryClient(): QueryClient {
  // By default, observers are notified by a timer, which delays each result by up to 4 ms.
  notifyManager.setScheduler((notify) => void Promise.resolve().then(notify));
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_RESULT_MS,
        structuralSharing: false,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The worker needs no network, and `navigator.onLine` is not reliable enough to hold back a request.
        networkMode: 'always',
      },
    },
  });
}
