import { sitePath } from '../../../src/base/sitePath';
import { LOCALES, type Locale } from '../../../src/domain/localized';
import { GAMES } from '../../../src/games/games';
import { gamePath } from '../../../src/games/paths';
import { LANGUAGE_TAGS } from '../../../src/locales/localeNames';
import { BOOT_DATA_ID, SHOW_LANGUAGE } from '../../../src/static-page/bootData';
import { THEME_COLORS } from '../../../src/ui/theme/themeColors';
import type { PageAssets } from './pageAssets';
import type { SitePage } from './sitePages';
import { staticHelp } from './staticHelp';

export type PageParts = {
  readonly page: SitePage;
  /** Tags that describe the page. */
  readonly head: string;
  readonly assets: PageAssets;
  /** Styles that the icons would otherwise insert when they are first rendered. */
  readonly iconStyles: string;
  /** The first script. */
  readonly boot: string;
  /** Content of `#root` in each language. */
  readonly content: Readonly<Record<Locale, string>>;
};

const ICONS = `<link rel="icon" href="${sitePath('/app-48.png')}" type="image/png">
<link rel="manifest" href="${sitePath('/manifest.webmanifest')}">
<link rel="apple-touch-icon" href="${sitePath('/app-192.png')}">`;

/** Composes a page. The first script decides language and theme; the templates hold the other languages, because the same file serves all
 *  of them. Scripts are preloaded rather than included: webpack would wait for a script element that has already failed. Their priority
 *  is low, because the page is readable without them. */
export function pageHtml({ page, head, assets, iconStyles, boot, content }: PageParts): string {
  const templates = LOCALES.filter((locale) => locale !== 'zh').map(
    (locale) => `<template data-locale="${locale}">${content[locale]}</template>`,
  );
  return `<!DOCTYPE html>
<html lang="${LANGUAGE_TAGS.zh}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${THEME_COLORS.light}">
<script type="application/json" id="${BOOT_DATA_ID}">${escapeJson(assets.bootData)}</script>
<script>${boot}</script>
<script src="${assets.entry}" defer></script>
<link rel="preload" as="script" href="${assets.site}" fetchpriority="low">
${assets.styles.map(({ path, css }) => `<style data-href="${path}">${css}</style>`).join('\n')}
<style>${iconStyles.replace(/\s+/g, ' ')}${staticHelp.css}</style>
${head}
${ICONS}
</head>
<body>
${templates.join('\n')}
<div id="root">${content.zh}</div>
<script>window.${SHOW_LANGUAGE}?.()</script>
${staticHelp.late}
<noscript><style>${staticHelp.noscriptCss}</style><div class="entry-help">${staticHelp.noscript}${gameLinks(page)}</div></noscript>
</body>
</html>
`;
}

/** Links to all games, for browsers without JavaScript, on pages that have none. */
function gameLinks({ path }: SitePage): string {
  if (path === '/welcome' || path === '/404') return '';
  const group = path.startsWith('/sale/') ? 'sale' : 'game';
  const links = GAMES.map(({ id, names }) => `<li><a href="${sitePath(gamePath(group, id))}">${names.zh}</a></li>`);
  return `<ul>${links.join('')}</ul>`;
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
