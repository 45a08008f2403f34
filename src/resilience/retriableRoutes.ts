import { readLazyLoader } from '@/platform/react/lazyLoader';
import { loadable } from './loadable';

/** Makes every page of Umi's route table recover from a missing chunk. Umi wraps pages in `React.lazy`, without a retry or an
 *  error boundary.
 *  @param routeComponents  Umi's table, changed in place as `patchRoutes` requires; other components are left as they are */
export function makeRoutesRetriable(routeComponents: Record<string, unknown>): void {
  for (const [id, component] of Object.entries(routeComponents)) {
    const load = readLazyLoader(component);
    if (load !== null) routeComponents[id] = loadable(() => load().then((module) => module.default));
  }
}
