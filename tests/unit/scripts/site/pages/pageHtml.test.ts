import { GAME_IDS } from '@/games/ids';
import { BOOT_DATA_ID } from '@/static-page/bootData';
import { ASSETS, BOOT, buildPage } from './buildPage';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const contentOf = (page: Document, locale: string) =>
  page.querySelector<HTMLTemplateElement>(`template[data-locale=${locale}]`)?.content.textContent;

describe('pageHtml', () => {
  it('shows the Chinese content and has templates of the other languages before it', () => {
    const page = parse(buildPage('/game/FateGO'));
    const [japanese, english, root] = page.body.children;

    expect(root?.outerHTML).toBe('<div id="root"><p>中文 /game/FateGO</p></div>');
    expect([japanese?.tagName, english?.tagName]).toEqual(['TEMPLATE', 'TEMPLATE']);
    expect(contentOf(page, 'ja')).toBe('日本語');
    expect(contentOf(page, 'en')).toBe('English');
  });

  it('shows the language as soon as the content has been parsed', () => {
    const page = parse(buildPage('/game/FateGO'));

    expect(page.getElementById('root')?.nextElementSibling?.textContent).toBe('window.showLanguage?.()');
  });

  it('contains data for the first script that the script can read, whatever their characters', () => {
    const bootData = { ...ASSETS.bootData, paths: ['/</script><script>alert(1)</script><!--'] };
    const html = buildPage('/game/FateGO', { assets: { ...ASSETS, bootData } });

    expect(JSON.parse(parse(html).getElementById(BOOT_DATA_ID)?.textContent ?? '')).toEqual(bootData);
    expect(parse(html).scripts).toHaveLength(parse(buildPage('/game/FateGO')).scripts.length);
  });

  it('runs the first script before the entry script and any stylesheet', () => {
    const { head } = parse(buildPage('/game/FateGO'));
    const order = [...head.querySelectorAll('script:not([type]), style, link[rel=preload]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? element.textContent,
    );

    expect(order.slice(0, -1)).toEqual([
      BOOT,
      '/umi.1a2b3c4d.js',
      '/assets/site.1a2b3c4d.async.js',
      'body{margin:0}',
      '.a0{color:red}',
    ]);
    expect(order.at(-1)).toContain('.anticon{ display: inline-flex; }');
  });

  it('contains its stylesheets under their paths and requests none', () => {
    const page = parse(buildPage('/game/FateGO'));

    expect([...page.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset.href)).toEqual([
      '/assets/site.1a2b3c4d.chunk.css',
      '/assets/shop.1a2b3c4d.chunk.css',
    ]);
    expect(page.querySelector('link[rel=stylesheet]')).toBeNull();
  });

  it('blocks nothing: the entry script is deferred and preloads have a low priority', () => {
    const page = parse(buildPage('/game/FateGO'));

    expect(page.querySelectorAll('script[src]:not([defer])')).toHaveLength(0);
    expect(page.querySelectorAll('link[rel=preload]:not([fetchpriority=low])')).toHaveLength(0);
  });

  it('has no event handlers and no style attributes, which the content policy forbids', () => {
    const attributes = [...parse(buildPage('/game/FateGO')).querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames(),
    );

    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  });

  it.each([
    ['/game/FateGO', 'game'],
    ['/sale/Mass', 'sale'],
    ['/about', 'game'],
  ])('links to all games, in the group of the page, for browsers without JavaScript: %s', (path, group) => {
    const noscript = parse(buildPage(path)).querySelector('noscript');
    const links = [...(noscript?.innerHTML.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) => href);

    expect(links).toEqual(GAME_IDS.map((id) => `/${group}/${id}`));
  });
});
