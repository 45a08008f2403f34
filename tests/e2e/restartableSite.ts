import { type Site, serveSite } from '../../scripts/site/serveSite';
import { test as siteTest } from './fixtures';

export type RestartableSite = {
  readonly url: string;
  /** Takes the site off the network. */
  readonly stop: () => Promise<void>;
  /** Serves a folder at the same address: the same site again, or another release. */
  readonly serve: (root: string) => Promise<void>;
};

type Fixtures = { readonly site: RestartableSite };

/** Tests with a site of their own, whose address is the `baseURL`. Their pages may register the service worker. */
export const test = siteTest.extend<Fixtures>({
  site: async ({ siteFolder }, use) => {
    let server: Site = await serveSite(siteFolder, 0);
    const { url } = server;
    await use({
      url,
      stop: () => server.close(),
      serve: async (root) => {
        await server.close();
        server = await serveSite(root, Number(new URL(url).port));
      },
    });
    await server.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
});
