import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { STATIC_STATE } from '@/static-page/bootData';
import { THEME_COLORS } from '@/ui/theme/themeColors';
import { bootPage, leavePage, WELCOME } from './bootPage';

const page = document.documentElement;
const root = () => document.getElementById('root');
const store = (key: string, value: unknown) =>
  localStorage.setItem(`vitrine.${key}`, JSON.stringify({ version: 1, value }));
const setBrowserLanguages = (...tags: readonly string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const setSystemTheme = (theme: 'light' | 'dark') =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: media === `(prefers-color-scheme: ${theme})`, media }) as MediaQueryList,
    );

afterEach(leavePage);

describe('the language of a page', () => {
  it.each([
    ['the one of the URL before all others', '?lang=ja', 'en', 'ja'],
    ['the stored one before those of the browser', '', 'ja', 'ja'],
    ['the stored one if the URL asks for an unsupported one', '?lang=fr', 'ja', 'ja'],
    ['the first supported one of the browser', '', null, 'en'],
    ['the first supported one of the browser if an unsupported one is stored', '', 'fr', 'en'],
  ])('is %s', async (_which, search, stored, lang) => {
    setBrowserLanguages('de-DE', 'en-GB', 'zh-CN');
    if (stored !== null) store('locale', stored);

    await bootPage(`/game/FateGO${search}`);

    expect(page.lang).toBe(lang);
  });

  it('is Chinese if the browser has no supported one', async () => {
    setBrowserLanguages('de-DE');

    await bootPage('/game/FateGO');

    expect(page.lang).toBe('zh-CN');
  });

  it('decides which messages are preloaded, at a low priority', async () => {
    await bootPage('/game/FateGO?lang=ja');

    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(preloads.map((link) => [link.getAttribute('href'), link.as, link.fetchPriority])).toEqual([
      ['/assets/messages-ja.js', 'script', 'low'],
    ]);
  });

  it.each(['ja', 'en'])('replaces the Chinese content by that of the template: %s', async (locale) => {
    const { showLanguage } = await bootPage(`/game/FateGO?lang=${locale}`);
    const parsing = page.getAttribute(STATIC_STATE);

    showLanguage();

    expect(parsing).toBe('parsing');
    expect(root()).toHaveTextContent({ ja: '日本語', en: 'English' }[locale] ?? '');
    expect(root()?.querySelectorAll('p')).toHaveLength(1);
    expect(page).toHaveAttribute(STATIC_STATE, locale);
    expect(document.querySelectorAll('template')).toHaveLength(0);
  });

  it('keeps the Chinese content of a Chinese page and removes the templates', async () => {
    const { showLanguage } = await bootPage('/game/FateGO?lang=zh');
    const content = root()?.firstElementChild;

    showLanguage();

    expect(root()?.firstElementChild).toBe(content);
    expect(page).toHaveAttribute(STATIC_STATE, 'zh');
    expect(document.querySelectorAll('template')).toHaveLength(0);
  });

  it.each([
    ['ja', '?lang=ja'],
    ['en', '?lang=en'],
    ['zh', ''],
    ['fr', ''],
  ])('is part of the canonical URL if a version of the page is listed for it: %s', async (lang, query) => {
    const { showLanguage } = await bootPage(`/game/FateGO?lang=${lang}`);

    showLanguage();

    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://shop.example/game/FateGO${query}`,
    );
  });

  it('is not part of the canonical URL if it is stored', async () => {
    store('locale', 'ja');
    const { showLanguage } = await bootPage('/game/FateGO');

    showLanguage();

    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://shop.example/game/FateGO');
  });
});

describe('the theme of a page', () => {
  it.each([
    ['the stored one', 'dark', 'light', 'dark'],
    ['the stored one', 'light', 'dark', 'light'],
    ["the system's if that is the stored choice", 'system', 'dark', 'dark'],
    ["the system's if none is stored", null, 'dark', 'dark'],
    ["the system's if none is stored", null, 'light', 'light'],
  ] as const)('is %s: stored %s, system %s', async (_which, stored, system, theme) => {
    setSystemTheme(system);
    if (stored !== null) store('theme', stored);

    await bootPage('/game/FateGO');

    expect(page.dataset.theme).toBe(theme);
    expect(document.querySelector('meta[name=theme-color]')).toHaveAttribute('content', THEME_COLORS[theme]);
  });
});

describe('the URL of a page', () => {
  it.each(['/game/FateGO', '/game/FateGO/'])('may end with a slash: %s', async (path) => {
    const { workers } = await bootPage(path);

    expect(page).toHaveAttribute(STATIC_STATE, 'parsing');
    expect(workers).toHaveLength(1);
  });

  it('leaves the content alone if it is of another page, and starts no worker', async () => {
    const { workers, showLanguage } = await bootPage('/game/Mass?lang=ja');

    showLanguage();

    expect(page).toHaveAttribute(STATIC_STATE, 'other');
    expect(page.lang).toBe('ja');
    expect(root()).toHaveTextContent('中文');
    expect(workers).toEqual([]);
  });

  it('does not matter to the page of unknown paths', async () => {
    const { showLanguage } = await bootPage('/no/such/page?lang=en', { paths: null, search: null });

    showLanguage();

    expect(page).toHaveAttribute(STATIC_STATE, 'en');
  });

  it('becomes that of the welcome page at /, with query, hash and state', async () => {
    await bootPage('/?lang=ja#top', WELCOME);

    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/welcome?lang=ja#top');
    expect(window.history.state).toEqual({ key: 'k1' });
    expect(page).toHaveAttribute(STATIC_STATE, 'parsing');
  });

  it('stays / on any other page', async () => {
    await bootPage('/');

    expect(window.location.pathname).toBe('/');
    expect(page).toHaveAttribute(STATIC_STATE, 'other');
  });
});

describe('the query of a page', () => {
  it.each(['zh', 'ja'])('puts its text into the search box: %s', async (lang) => {
    const { showLanguage } = await bootPage(`/game/FateGO?lang=${lang}&q=%E6%A2%85%E6%9E%97+%3Cb%3E`);

    showLanguage();

    expect(root()?.querySelector('input')).toHaveValue('梅林 <b>');
  });

  it('keeps room for the chips of its conditions', async () => {
    await bootPage('/game/FateGO?price=..500');

    expect(page.dataset.chips).toBe('');
  });

  it('keeps room for two lines if there are many conditions', async () => {
    await bootPage('/game/FateGO?want=merlin*2,altria-caster,oberon&price=..500');

    expect(page.dataset.chips).toBe('many');
  });

  it('keeps no room for chips if it has no conditions', async () => {
    await bootPage('/game/FateGO?view=table&utm_source=x');

    expect(page.dataset.chips).toBeUndefined();
  });
});

describe('the space of the link to the last visit', () => {
  it.each([
    ['kept', 'a last visit', { game: 'FateGO', address: '/game/FateGO' }, ''],
    ['not kept', 'nothing', undefined, undefined],
    ['not kept', 'something else', null, undefined],
  ])('is %s if the browser has stored %s', async (_result, _what, visit, strip) => {
    if (visit !== undefined) store('last-visit', visit);

    await bootPage('/welcome', WELCOME);

    expect(page.dataset.strip).toBe(strip);
  });
});

describe('the scripts of a page', () => {
  const preloads = () =>
    [...document.querySelectorAll('link[rel=preload]')]
      .map((link) => link.getAttribute('href'))
      .filter((href) => !href?.includes('messages'));

  it('are preloaded when the page has been painted', async () => {
    const { painted, paint } = await bootPage('/game/FateGO');
    const before = preloads();

    paint();
    await painted;

    expect(before).toEqual([]);
    expect(preloads()).toEqual(['/assets/shop.js']);
  });

  it.each(['typed early', 'in the link'])('include those that parse a text if there is one: %s', async (where) => {
    const isTyped = where === 'typed early';
    const { painted, paint } = await bootPage(isTyped ? '/game/FateGO' : '/game/FateGO?q=梅林');
    if (isTyped) fireEvent.input(screen.getByRole('combobox'), { target: { value: '梅' } });
    const before = preloads();

    paint();
    await painted;
    await Promise.resolve();

    expect(before).toEqual([]);
    expect(preloads()).toEqual(['/assets/shop.js', '/assets/query-parser.js']);
  });

  it('do not include those that parse a text once React loads what is needed', async () => {
    const { painted, paint } = await bootPage('/game/FateGO');
    paint();
    await painted;
    render(createElement('input', { 'aria-label': '搜索' }));

    fireEvent.input(screen.getByRole('textbox', { name: '搜索' }), { target: { value: '梅' } });
    await Promise.resolve();

    expect(preloads()).toEqual(['/assets/shop.js']);
  });

  it('are not preloaded on another page, which does not wait for its paint', async () => {
    const { painted, paint } = await bootPage('/game/Mass');

    paint();
    await Promise.resolve();

    expect(painted).toBeUndefined();
    expect(preloads()).toEqual([]);
  });
});

describe('the search worker of a page', () => {
  it('is started on a shop page, for its catalog', async () => {
    const { workers } = await bootPage('/game/FateGO');

    expect(workers).toEqual([{ script: '/assets/searchWorker.js', name: '/catalog/FateGO/' }]);
  });

  it('is not started on a page without a search', async () => {
    const { workers } = await bootPage('/welcome', WELCOME);

    expect(workers).toEqual([]);
  });
});

describe('a page whose storage', () => {
  it.each([
    [
      'throws',
      () =>
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        }),
    ],
    ['is not readable', () => localStorage.setItem('vitrine.locale', '{"value":')],
    ['has a value of another site', () => localStorage.setItem('vitrine.locale', 'null')],
  ])('%s has the language and theme of the browser', async (_what, prepare) => {
    setBrowserLanguages('ja-JP');
    setSystemTheme('dark');
    prepare();

    const { showLanguage } = await bootPage('/game/FateGO');
    showLanguage();

    expect(page.dataset.theme).toBe('dark');
    expect(root()).toHaveTextContent('日本語');
  });
});
