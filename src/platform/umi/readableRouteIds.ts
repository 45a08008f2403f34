import type { IRoute } from '@umijs/max';

type Routes = Record<string, IRoute>;

/** Names routes by their path (`game/FateGO`). Umi numbers them in the order of the configuration, so that an inserted route
 *  would change the ids of all that follow. */
export function withReadableIds(routes: Routes): Routes {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [id, route] of Object.entries(routes)) {
    let name = /^\d+$/.test(id) && route.isWrapper !== true ? nameOf(route.absPath ?? id) : id;
    while (used.has(name)) name += '$';
    used.add(name);
    names.set(id, name);
  }
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const parentId = route.parentId === undefined ? undefined : (names.get(route.parentId) ?? route.parentId);
      return [names.get(id), { ...route, id: names.get(id), parentId }];
    }),
  );
}

function nameOf(path: string): string {
  if (path === '/') return 'index';
  if (path === '/*') return 'not-found';
  return path.slice(1).replace('*', 'not-found');
}
