import { queryOptions } from '@tanstack/react-query';
import { fetchServerLoader, serverLoaderUrl } from './serverLoader';

export type ServerLoaderQueryOptions<T> = {
  /** The site's base path, `/` or `/shop/`. */
  readonly base: string;
  readonly routeId: string;
  readonly pathname: string;
  readonly decode: (raw: unknown) => T;
  /** Milliseconds between a response and the next request. */
  readonly everyMs: number;
};

const MAX_RETRY_MS = 10 * 60_000;

/** The request that polls the server loader while the page is visible, one at a time. If the page was hidden when the next request was due,
 *  the request is sent when the page becomes visible. After each failure the delay doubles, up to ten minutes, ± 25 %, so that a server
 *  that recovers is not hit by all visitors at the same moment. */
export function serverLoaderQuery<T>({ base, routeId, pathname, decode, everyMs }: ServerLoaderQueryOptions<T>) {
  return queryOptions({
    queryKey: ['server-loader', base, routeId, pathname],
    queryFn: async ({ signal }) =>
      decode(await fetchServerLoader(serverLoaderUrl(base, routeId, window.location.href), signal)),
    // Live status is requested again whenever a page is opened.
    gcTime: 0,
    refetchInterval: everyMs,
    refetchOnWindowFocus: ({ state }) => Date.now() - state.dataUpdatedAt >= everyMs && 'always',
    retry: true,
    retryDelay: (failures) => Math.min(everyMs * 2 ** (failures + 1), MAX_RETRY_MS) * (0.75 + Math.random() / 2),
  });
}
