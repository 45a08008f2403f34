import { type createBrowserHistory, createMemoryHistory, renderClient } from '@umijs/max';
import type { ComponentType, ReactNode } from 'react';
import { RequestCacheProvider } from './requests';

type PluginCall = { readonly key: string; readonly initialValue: ReactNode };

/** Creates a small Umi app over a memory history (or the given one): one page per route id at `/<id>`; `*` matches the rest. */
export function createUmiApp(
  pages: Readonly<Record<string, ComponentType>>,
  start: string,
  history: ReturnType<typeof createBrowserHistory> = createMemoryHistory({ initialEntries: [start] }),
) {
  const routes = Object.fromEntries(Object.keys(pages).map((id) => [id, { id, path: id === '*' ? '*' : `/${id}` }]));
  const App = renderClient({
    components: true,
    routes,
    routeComponents: pages,
    history,
    basename: '/',
    pluginManager: {
      applyPlugins: ({ key, initialValue }: PluginCall) =>
        key === 'rootContainer' ? <RequestCacheProvider>{initialValue}</RequestCacheProvider> : initialValue,
    },
  } as never) as unknown as ComponentType;
  return { App, history };
}
