import type { IApi, IRoute } from '@umijs/max';
import { serveCatalogs } from './scripts/site/serveCatalogs';
import { staticHelp } from './src/resilience/staticHelp';

type Routes = Record<string, IRoute>;

/** Umi plugin of the project; Umi registers it by its file name. */
export default function vitrinePlugin(api: IApi): void {
  api.modifyRoutes((routes: Routes) => withReadableIds(routes));
  skipPreloadHelper(api);
  compileForTargets(api);
  api.addBeforeMiddlewares(() => [serveCatalogs]);
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    $('head').append(staticHelp.head);
    $('#root').append(staticHelp.body);
    return $;
  });
}

/** Umi gives `targets` to its minifier and to packages, but not to Babel's preset for our own code, which then becomes
 *  ES5 and twice as large. */
function compileForTargets(api: IApi): void {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
}

/** Names routes by their address (`game/FateGO`) instead of their place in the table, which moves with every insertion. */
function withReadableIds(routes: Routes): Routes {
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

/** Umi's preload helper starts route chunks before webpack knows them; one that fails leaves the page blank for the
 *  whole chunk time-out of 120 s, since webpack then waits for the dead script. */
function skipPreloadHelper(api: IApi): void {
  const service = api.service as unknown as { readonly keyToPluginMap: Record<string, { readonly path: string }> };
  const key = Object.keys(service.keyToPluginMap).find((name) =>
    /routePreloadOnLoad/.test(service.keyToPluginMap[name]?.path ?? ''),
  );
  if (key === undefined)
    throw new Error('Umi no longer has routePreloadOnLoad: see docs/decisions/0010-chunk-failure.md');
  api.skipPlugins([key]);
}
