import type { IApi } from '@umijs/max';

const PRELOAD_PLUGIN = /routePreloadOnLoad/;

/** Disables Umi's route preloading. It starts route chunks before webpack knows about them; if one fails, webpack waits for
 *  the dead script and the page stays blank for its whole chunk timeout of 120 s. Umi has no setting for it.
 *  @throws  Error if Umi has no plugin of that name */
export function skipPreloadHelper(api: IApi): void {
  const { keyToPluginMap } = api.service as unknown as {
    readonly keyToPluginMap: Readonly<Record<string, { readonly path: string }>>;
  };
  const key = Object.keys(keyToPluginMap).find((name) => PRELOAD_PLUGIN.test(keyToPluginMap[name]?.path ?? ''));
  if (key === undefined) throw new Error('Umi no longer has routePreloadOnLoad: see docs/upgrading.md');
  api.skipPlugins([key]);
}
