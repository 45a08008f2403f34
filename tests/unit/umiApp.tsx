import { type createBrowserHistory, createMemoryHistory, renderClient } from '@umijs/max';
import type { ComponentType } from 'react';

/** A small real Umi app, over a history in memory unless the test brings one: one page a route id, at the id with a slash
 *  before; `*` is the rest. */
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
    pluginManager: { applyPlugins: ({ initialValue }: { readonly initialValue: unknown }) => initialValue },
  } as never) as unknown as ComponentType;
  return { App, history };
}
