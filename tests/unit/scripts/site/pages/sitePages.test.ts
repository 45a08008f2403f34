/** @jest-environment node */
import { getRoutes } from '@@/core/route';
import { GAME_IDS } from '@/games/ids';
import { listSitePages } from '../../../../../scripts/site/pages/sitePages';

type Route = {
  readonly path: string;
  readonly absPath?: string;
  readonly parentId?: string;
  readonly isLayout?: boolean;
};

/** Paths of the routes that .umirc.ts lists, with the ids of the games; without those of groups and of unknown paths. */
async function listRoutePaths(): Promise<readonly string[]> {
  const { routes } = await getRoutes();
  const paths = Object.values(routes as unknown as Readonly<Record<string, Route>>)
    .filter(({ path, isLayout }) => path.startsWith('/') && !isLayout)
    .map(({ path }) => path)
    .filter((path) => path !== '/game' && path !== '/sale' && !path.endsWith('*'));
  return paths.flatMap((path) => (path.includes(':id') ? GAME_IDS.map((id) => path.replace(':id', id)) : [path]));
}

describe('listSitePages', () => {
  const pages = listSitePages();

  it('covers the path of every route once', async () => {
    const routePaths = await listRoutePaths();

    expect(pages.flatMap(({ paths }) => paths ?? []).sort()).toEqual([...new Set(routePaths)].sort());
    expect(routePaths).toContain('/compare/FateGO');
  });

  it('has one page for unknown paths', () => {
    expect(pages.filter(({ paths }) => paths === null).map(({ files }) => files)).toEqual([['404.html']]);
  });

  it('writes one file for each path', () => {
    for (const { paths, files } of pages) {
      if (paths === null) continue;
      expect([...files].sort()).toEqual(
        paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)).sort(),
      );
    }
  });

  it('renders each page at one of its paths', () => {
    expect(pages.filter(({ path, paths }) => paths !== null && !paths.includes(path))).toEqual([]);
  });

  it('names the chunks of each page in the order of their use', () => {
    const chunksOf = (path: string) => pages.find(({ paths }) => paths?.includes(path))?.chunks;

    expect(chunksOf('/welcome')).toEqual(['p__welcome__index']);
    expect(chunksOf('/sale/gget_nore_ww')).toEqual(['p__game__gget_nore_ww', 'shop', 'spec-gget', 'roster-gget']);
    expect(chunksOf('/compare/FateGO')).toEqual(['layouts__index', 'p__compare__index', 'shop', 'compare']);
  });

  it('names the parameters of shop pages that become chips', () => {
    const shop = pages.find(({ path }) => path === '/game/FateGO');

    expect(shop?.chipParams).toEqual(expect.arrayContaining(['q', 'want', 'not', 'price']));
    expect(shop?.chipParams).not.toContain('view');
    expect(pages.find(({ path }) => path === '/about')?.chipParams).toEqual([]);
  });
});
