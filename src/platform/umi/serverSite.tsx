import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { createMemoryHistory, renderClient } from '@umijs/max';
import type { ComponentType } from 'react';
import { BASE_PATH, sitePath } from '@/base/sitePath';
import { readSite, returnSite } from './siteComponent';

export type ServerSiteOptions = {
  /** Path of the page. */
  readonly path: string;
  readonly Loading: ComponentType;
  /** Changes Umi's table of components, as `patchRoutes` does in the browser. */
  readonly patchRoutes: (routeComponents: Record<string, unknown>) => void;
};

/** Creates the component of the whole site without a browser, by the function and from the generated files that Umi uses there. */
export async function createServerSite({ path, Loading, patchRoutes }: ServerSiteOptions): Promise<ComponentType> {
  // Umi reads properties of `window` while rendering; there are none.
  globalThis.window ??= {} as typeof globalThis.window;
  const { routes, routeComponents } = await getRoutes();
  patchRoutes(routeComponents);
  const options = returnSite({
    routes,
    routeComponents,
    pluginManager: createPluginManager(),
    rootElement: {},
    loadingComponent: Loading,
    publicPath: BASE_PATH,
    basename: BASE_PATH,
    history: createMemoryHistory({ initialEntries: [sitePath(path)] }),
    useStream: true,
  });
  return readSite(renderClient(options as unknown as Parameters<typeof renderClient>[0]));
}
