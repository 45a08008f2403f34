import { pathOnSite, sitePath } from '@/base/sitePath';
import { LOCALES, type Locale } from '@/domain/localized';
import { LANGUAGE_TAGS } from '@/locales/localeNames';
import { pickLocale } from '@/locales/pickLocale';
import { isHydrated } from '@/platform/react/isHydrated';
import { startWorkerEarly } from '@/search-worker/startedWorker';
import { THEME_COLORS } from '@/ui/theme/themeColors';
import { BOOT_DATA_ID, type BootData, type BootWindow, SHOW_LANGUAGE, STATIC_STATE } from './bootData';
import { firstPaint } from './firstPaint';
import { repeatEarlyInput } from './repeatEarlyInput';

// The first script of every page, inlined into its head: decides language and theme before anything is painted, and starts what takes
// longest. It contains no library. Where it does not run, the code of the page renders everything anew.

/** Conditions that fit into one line of a phone, approximately. */
const CHIPS_PER_LINE = 3;

const page = document.documentElement;
const data: BootData = JSON.parse(document.getElementById(BOOT_DATA_ID)?.textContent ?? '');
const { search } = location;
const path = (pathOnSite(location.pathname) ?? '/404').replace(/(.)\/$/, '$1');

// The welcome page is also the page of `/`, whose route would redirect to it.
if (path === '/' && data.paths?.includes('/'))
  history.replaceState(history.state, '', `${sitePath('/welcome')}${search}${location.hash}`);

// Newest of what the site uses without a substitute. The note of the page then names the browser as the reason.
if (!('at' in [] && 'hasOwn' in Object && 'replaceAll' in String.prototype)) page.dataset.old = '';
const locale = initialLocale();
page.lang = LANGUAGE_TAGS[locale];
const theme = chooseTheme();
page.dataset.theme = theme;
document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.setAttribute('content', THEME_COLORS[theme]);
const isRightPage = data.paths === null || data.paths.includes(path);
page.setAttribute(STATIC_STATE, isRightPage ? 'parsing' : 'other');
const params = new URLSearchParams(search);
const chipCount = data.chipParams.reduce((sum, name) => sum + (params.get(name)?.split(',').length ?? 0), 0);
if (chipCount > 0) page.dataset.chips = chipCount > CHIPS_PER_LINE ? 'many' : '';
if ((readStored('vitrine.last-visit') ?? null) !== null) page.dataset.strip = '';

for (const script of data.messages[locale]) preloadScript(script);
if (isRightPage) {
  if (data.search !== null) startWorkerEarly(data.search.worker, data.search.catalog);
  // Until then, they would only compete with what is painted.
  const painted = firstPaint().then(() => data.scripts.forEach(preloadScript));
  (window as BootWindow).painted = painted;
  const preloadParser = () => void painted.then(() => data.textScripts.forEach(preloadScript));
  const whenTyped = ({ target }: Event) => {
    if (!isHydrated(target as Element)) preloadParser();
  };
  if (params.has('q')) preloadParser();
  else document.addEventListener('input', whenTyped, { once: true });
}

repeatEarlyInput();
// Enter in a field would otherwise load the page again until the code of the page handles it. No form of the site is sent.
document.addEventListener('submit', (event) => event.preventDefault());

/** Replaces the Chinese page by that of the chosen language. Called at the end of the page. */
(window as BootWindow)[SHOW_LANGUAGE] = () => {
  if (!isRightPage) return;
  const root = document.getElementById('root');
  const template = document.querySelector<HTMLTemplateElement>(`template[data-locale="${locale}"]`);
  if (root !== null && template !== null) root.replaceChildren(template.content);
  for (const unused of document.querySelectorAll('template[data-locale]')) unused.remove();
  const text = params.get('q');
  if (text !== null) root?.querySelector('[role=combobox]')?.setAttribute('value', text);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  // The URLs that search engines list as language versions; the Chinese one has no parameter.
  const isListed = params.get('lang') === locale && locale !== 'zh';
  if (canonical !== null && isListed) canonical.href += `?lang=${locale}`;
  page.setAttribute(STATIC_STATE, locale);
};

function initialLocale(): Locale {
  const fromUrl = LOCALES.find((one) => one === new URLSearchParams(search).get('lang'));
  const stored = readStored('vitrine.locale');
  return fromUrl ?? LOCALES.find((one) => one === stored) ?? pickLocale(navigator.languages);
}

function chooseTheme(): 'light' | 'dark' {
  const stored = readStored('vitrine.theme');
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}').value;
  } catch {
    // Blocked, or not written by the site.
    return undefined;
  }
}

function preloadScript(href: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = href;
  link.fetchPriority = 'low';
  document.head.append(link);
}
