import { useQuery } from '@tanstack/react-query';
import { useAppData, useLocation, useRouteData } from '@umijs/max';
import { serverLoaderQuery } from './serverLoaderQuery';

/** Polls `GET /__serverLoader?route=<route id>&url=<page address>` for the open page while it is visible. Returns the last good
 *  response, null before the first. After navigating to another page, polling starts over. Rendering never waits for a response.
 *  @param decode   throws a ShopError if the response is invalid
 *  @param everyMs  milliseconds between a response and the next request
 *  @param routeIdOverride  a route id to send instead of the open page's, where the data belongs to another page */
export function useServerLoader<T>(decode: (raw: unknown) => T, everyMs: number, routeIdOverride?: string): T | null {
  const { route } = useRouteData();
  const { basename } = useAppData();
  const { pathname } = useLocation();
  const routeId = routeIdOverride ?? String(route.id);
  const { data = null } = useQuery(serverLoaderQuery({ base: basename ?? '/', routeId, pathname, decode, everyMs }));
  return data;
}
