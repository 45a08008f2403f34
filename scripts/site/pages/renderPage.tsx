import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { iconStyles } from '@ant-design/icons/es/utils';
import { createMemoryHistory, renderClient } from '@umijs/max';
import { prerender } from 'react-dom/static.edge';
import type { Locale } from '../../../src/domain/localized';
import Loading from '../../../src/loading';
import { loadMessages } from '../../../src/locales/loadMessages';
import { localeStore } from '../../../src/locales/localeStore';
import { readSite, returnSite } from '../../../src/platform/umi/siteComponent';
import { makeRoutesRetriable } from '../../../src/resilience/retriableRoutes';

/** Styles that the icons would insert when they are first rendered, which would move them. */
export const ICON_STYLES: string = iconStyles;

/** Renders the content of `#root` for a path and a language, as the browser first renders it, by the function that Umi calls there.
 *  @throws  the first error of a component */
export async function renderPage(path: string, locale: Locale): Promise<string> {
  // Umi reads properties of `window` while rendering; there are none.
  globalThis.window ??= {} as typeof globalThis.window;
  localeStore.setMessages(locale, await loadMessages(locale));
  const { routes, routeComponents } = await getRoutes();
  makeRoutesRetriable(routeComponents);
  const Site = readSite(
    renderClient(
      returnSite({
        routes,
        routeComponents,
        pluginManager: createPluginManager(),
        rootElement: {},
        loadingComponent: Loading,
        publicPath: '/',
        basename: '/',
        history: createMemoryHistory({ initialEntries: [path] }),
        useStream: true,
      }) as unknown as Parameters<typeof renderClient>[0],
    ),
  );
  let failure: { readonly error: unknown } | null = null;
  const { prelude } = await prerender(<Site />, {
    onError: (error) => {
      failure ??= { error };
    },
    // Larger content would be moved to the end of the page, from where a script would bring it back.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (failure !== null) throw (failure as { readonly error: unknown }).error;
  return html;
}
