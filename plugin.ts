import type { IApi } from '@umijs/max';
import { serveCatalogs } from './scripts/site/serveCatalogs';
import { compileForTargets } from './src/platform/umi/compileForTargets';
import { withReadableIds } from './src/platform/umi/readableRouteIds';
import { skipPreloadHelper } from './src/platform/umi/skipPreloadHelper';

/** The project's Umi plugin, which Umi registers by its file name. */
export default function vitrinePlugin(api: IApi): void {
  api.modifyRoutes((routes) => withReadableIds(routes));
  skipPreloadHelper(api);
  compileForTargets(api);
  api.addBeforeMiddlewares(() => [serveCatalogs]);
  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    return $;
  });
}
