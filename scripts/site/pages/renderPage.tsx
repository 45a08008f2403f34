import { iconStyles } from '@ant-design/icons/es/utils';
import { timeoutManager } from '@tanstack/react-query';
import { prerender } from 'react-dom/static.edge';
import type { Locale } from '../../../src/domain/localized';
import Loading from '../../../src/loading';
import { loadMessages } from '../../../src/locales/loadMessages';
import { localeStore } from '../../../src/locales/localeStore';
import { createServerSite } from '../../../src/platform/umi/serverSite';
import { makeRoutesRetriable } from '../../../src/resilience/retriableRoutes';

// Timers that remove unused requests from the cache would keep the process alive for two minutes.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay).unref(),
  setInterval: (callback, delay) => setInterval(callback, delay).unref(),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
  clearInterval: (timer) => clearInterval(Number(timer)),
});

/** Styles that the icons would insert when they are first rendered, which would move them. */
export const ICON_STYLES: string = iconStyles;

/** Renders the content of `#root` for a path and a language, as the browser first renders it.
 *  @throws  the first error of a component */
export async function renderPage(path: string, locale: Locale): Promise<string> {
  localeStore.setMessages(locale, await loadMessages(locale));
  const Site = await createServerSite({ path, Loading, patchRoutes: makeRoutesRetriable });
  const errors: unknown[] = [];
  const { prelude } = await prerender(<Site />, {
    onError: (error) => {
      errors.push(error);
    },
    // Larger content would be moved to the end of the page, from where a script would bring it back.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
