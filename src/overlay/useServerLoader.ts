import { useAppData, useLocation, useRouteData } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { LoaderState } from './loaderState';
import { pollLoader } from './pollLoader';
import { fetchServerLoader, serverLoaderUrl } from './serverLoader';

const WAITING = { status: 'waiting' } as const;

/** Asks `GET /__serverLoader?route=<route id>&url=<page address>` for the page that is open, at once and again every
 *  `everyMs` while it is visible, and keeps the last good answer over failures. Opening another page asks anew and
 *  drops what the one before was still waiting for. The page's own work never waits for it.
 *  @param decode   reads an answer; throws a ShopError if it is of another shape. A new function asks anew: keep it
 *  @param everyMs  milliseconds between an answer and the next question
 *  @param asRoute  the route id to name instead of the open page's, where what the server knows belongs to another page */
export function useServerLoader<T>(decode: (raw: unknown) => T, everyMs: number, asRoute?: string): LoaderState<T> {
  const { route } = useRouteData();
  const { basename } = useAppData();
  const { pathname } = useLocation();
  const routeId = asRoute ?? String(route.id);
  const page = `${routeId} ${pathname}`;
  const [known, setKnown] = useState<{ readonly page: string; readonly state: LoaderState<T> } | null>(null);

  useEffect(
    () =>
      pollLoader(
        async (signal) => {
          const url = serverLoaderUrl(basename ?? '/', routeId, window.location.href);
          return decode(await fetchServerLoader(url, signal));
        },
        everyMs,
        (state) => setKnown({ page, state }),
      ),
    [page, routeId, decode, everyMs, basename],
  );
  return known?.page === page ? known.state : WAITING;
}
