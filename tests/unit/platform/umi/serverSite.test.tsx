/** @jest-environment node */

import { getRoutes } from '@@/core/route';
import { readFileSync } from 'node:fs';
import { prerender } from 'react-dom/static';
import { en } from '@/locales/en';
import { localeStore } from '@/locales/localeStore';
import { aboutEn } from '@/pages/about/messages/en';
import { createServerSite } from '@/platform/umi/serverSite';
import { checkContract } from '../checkContract';

const ADVICE =
  'Umi cannot render the site without a browser any more, so that no pages can be built. Compare src/platform/umi/serverSite.tsx with the generated file umi.ts.';

const Loading = () => <p>loading</p>;

/** Renders a page as the build does. */
async function renderPage(path: string): Promise<{ readonly html: string; readonly patched: readonly string[] }> {
  const patched: string[] = [];
  localeStore.setMessages('en', en);
  const Site = await createServerSite({
    path,
    Loading,
    patchRoutes: (routeComponents) => patched.push(...Object.keys(routeComponents)),
  });
  const { prelude } = await prerender(<Site />);
  return { html: await new Response(prelude).text(), patched };
}

describe('createServerSite', () => {
  it('renders the page of a path with the layout around it, and lets its route components be changed', async () => {
    await checkContract(ADVICE, async () => {
      const { html, patched } = await renderPage('/about');

      expect(html).toContain(aboutEn.title);
      expect(html).toContain('<nav');
      expect(html).not.toContain('<p>loading</p>');
      expect(patched).toEqual(Object.keys((await getRoutes()).routeComponents));
    });
  });

  it('passes the renderer the options that the browser does', async () => {
    await checkContract(ADVICE, () => {
      const browser = readFileSync('src/.umi/umi.ts', 'utf8');

      for (const option of ['useStream: true', 'loadingComponent: Loading', 'publicPath', 'basename', 'history'])
        expect(browser).toContain(option);
    });
  });
});
