import type { ComponentType } from 'react';
import { loadable } from './loadable';

/** Makes every page of Umi's route table recover from a missing chunk. Umi wraps pages into `React.lazy` itself, without
 *  a second try or a boundary; its loader is taken out of there, in the one place where Umi lets us.
 *  @param routeComponents  Umi's table, changed in place as its `patchRoutes` asks; what is not an unread `lazy` stays */
export function makeRoutesRetriable(routeComponents: Record<string, unknown>): void {
  for (const [id, component] of Object.entries(routeComponents)) {
    const load = loaderOf(component);
    if (load !== null) routeComponents[id] = loadable(() => load().then((module) => module.default));
  }
}

type PageLoader = () => Promise<{ readonly default: ComponentType<object> }>;

/** The loader inside a `React.lazy` that has not begun: React keeps it in `_payload._result`, where Umi's own prefetch
 *  reads it as well. */
function loaderOf(component: unknown): PageLoader | null {
  if (typeof component !== 'object' || component === null || !('_payload' in component)) return null;
  const payload = component._payload;
  if (typeof payload !== 'object' || payload === null || !('_result' in payload)) return null;
  return typeof payload._result === 'function' ? (payload._result as PageLoader) : null;
}
