import { GAMES, gameById } from '@/games/games';
import { GAME_GROUPS, gamePath } from '@/games/paths';
import { zh } from '@/locales/zh';
import { headMarkup } from '../../../../../scripts/site/head/pageHead';

const SITE = 'https://shop.example';
const LISTED = ['/welcome', ...GAMES.map(({ id }) => gamePath('game', id)), '/about'];
const UNLISTED = ['/operator', '/favourites', '/compare', '/compare/FateGO', '/404', '/game/NoGame'];

/** Parses the tags for a path as a browser would. */
function headOf(path: string, siteUrl: string | null = SITE): Document {
  return new DOMParser().parseFromString(`<head>${headMarkup(path, siteUrl)}</head>`, 'text/html');
}

function contentOf(head: Document, name: string): string | null {
  return head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
}

function linksOf(head: Document, rel: string): readonly string[] {
  return [...head.querySelectorAll(`link[rel="${rel}"]`)].map((link) => link.getAttribute('href') ?? '');
}

function jsonLdOf(head: Document): unknown {
  return JSON.parse(head.querySelector('script')?.textContent ?? 'null');
}

describe('headMarkup', () => {
  it('gives every listed page and every own page a title and a description of its own', () => {
    const heads = [...LISTED, '/operator', '/favourites', '/compare', '/404'].map((path) => headOf(path));
    const titles = new Set(heads.map(({ title }) => title));
    const descriptions = new Set(heads.map((head) => contentOf(head, 'description')));

    expect(titles.size).toBe(heads.length);
    expect(descriptions.size).toBe(heads.length);
    expect(descriptions).not.toContain(null);
  });

  it.each(LISTED)('describes %s in 70 to 160 characters', (path) => {
    const description = contentOf(headOf(path), 'description') ?? '';

    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it.each(GAME_GROUPS.flatMap((group) => GAMES.map((game) => [gamePath(group, game.id), game] as const)))(
    'names the game of %s and its image, and links to the page in the group game',
    (path, game) => {
      const head = headOf(path);

      expect(head.title).toBe(zh.common.pageTitle(game.names.zh));
      expect(contentOf(head, 'description')).toContain(game.names.zh);
      expect(contentOf(head, 'og:title')).toBe(head.title);
      expect(contentOf(head, 'og:description')).toBe(contentOf(head, 'description'));
      expect(contentOf(head, 'og:image')).toBe(`${SITE}/previews/${game.id}.png`);
      expect(linksOf(head, 'canonical')).toEqual([`${SITE}/game/${game.id}`]);
      expect(contentOf(head, 'robots')).toBeNull();
    },
  );

  it('describes a game by its items, main resources and, if it has several, servers', () => {
    expect(contentOf(headOf('/game/FateGO'), 'description')).toBe(
      '在命运-冠位指定的橱窗里，打上想要的从者、概念礼装，再定圣晶石、呼符、服务器和预算，马上看到哪些店有这样的账号、卖多少钱；没有完全符合的，就列出最接近的，并写明差在哪里。',
    );
    expect(contentOf(headOf('/game/Mememori_jp'), 'description')).toMatch(
      /^在 MementoMori 勿忘（日服）的橱窗里，打上想要的角色，再定钻石、抽卡券、绑定方式和预算，/,
    );
  });

  it('lists the language versions of a page and a default', () => {
    const alternates = [...headOf('/game/FateGO').querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);

    expect(alternates).toEqual([
      ['zh-CN', `${SITE}/game/FateGO`],
      ['ja', `${SITE}/game/FateGO?lang=ja`],
      ['en', `${SITE}/game/FateGO?lang=en`],
      ['x-default', `${SITE}/game/FateGO`],
    ]);
  });

  it('describes the image and asks for a large preview', () => {
    const head = headOf('/welcome');

    expect(contentOf(head, 'og:image')).toBe(`${SITE}/previews/vitrine.png`);
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(contentOf(head, 'og:image:alt')).toBe('橱窗 Vitrine');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
  });

  it.each(UNLISTED)('keeps %s out of search engines, with a preview but without URLs of its own', (path) => {
    const head = headOf(path);

    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(linksOf(head, 'canonical')).toEqual([]);
    expect(linksOf(head, 'alternate')).toEqual([]);
    // Shared links to comparisons would otherwise lose their offers.
    expect(contentOf(head, 'og:url')).toBeNull();
    expect(contentOf(head, 'og:image')).not.toBeNull();
  });

  it('gives / the metadata of the welcome page, and ignores a trailing slash', () => {
    expect(headMarkup('/', SITE)).toBe(headMarkup('/welcome', SITE));
    expect(headMarkup('/game/FateGO/', SITE)).toBe(headMarkup('/game/FateGO', SITE));
  });

  it.each([...LISTED, ...UNLISTED])('contains no URL for %s if that of the site is unknown', (path) => {
    const head = headOf(path, null);

    expect(head.head.innerHTML.replace('https://schema.org', '')).not.toContain('://');
    expect(linksOf(head, 'canonical')).toEqual([]);
    expect(linksOf(head, 'alternate')).toEqual([]);
    expect(contentOf(head, 'og:image')).toBeNull();
    expect(contentOf(head, 'og:title')).not.toBeNull();
    expect(contentOf(head, 'twitter:card')).toBe('summary');
  });

  it('describes the welcome page as the web site', () => {
    expect(jsonLdOf(headOf('/welcome'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: '橱窗',
      url: `${SITE}/`,
    });
  });

  it('describes a game page as a collection below the welcome page, without prices and offers', () => {
    const data = jsonLdOf(headOf('/sale/BlueArchive'));

    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'CollectionPage',
          url: `${SITE}/game/BlueArchive`,
          about: { name: gameById('BlueArchive').names.zh },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ item: `${SITE}/welcome` }, { name: '蔚蓝档案' }] },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/"(?:offers|price|Product)"/);
  });

  it.each(UNLISTED)('has no structured data for %s', (path) => {
    expect(jsonLdOf(headOf(path))).toBeNull();
  });

  it('stays within the head', () => {
    expect(headOf('/game/Mass').body.childNodes).toHaveLength(0);
  });
});
