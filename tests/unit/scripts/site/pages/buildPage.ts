import { headMarkup } from '../../../../../scripts/site/head/pageHead';
import type { PageAssets } from '../../../../../scripts/site/pages/pageAssets';
import { type PageParts, pageHtml } from '../../../../../scripts/site/pages/pageHtml';
import { listSitePages, type SitePage } from '../../../../../scripts/site/pages/sitePages';

export const BOOT = 'document.documentElement.dataset.theme="dark"';

export const ASSETS: PageAssets = {
  entry: '/umi.1a2b3c4d.js',
  site: '/assets/site.1a2b3c4d.async.js',
  styles: [
    { path: '/assets/site.1a2b3c4d.chunk.css', css: 'body{margin:0}' },
    { path: '/assets/shop.1a2b3c4d.chunk.css', css: '.a0{color:red}' },
  ],
  bootData: {
    paths: ['/game/FateGO'],
    scripts: ['/assets/p__game__FateGO.1a2b3c4d.async.js', '/assets/shop.1a2b3c4d.async.js'],
    textScripts: ['/assets/query-parser.1a2b3c4d.async.js'],
    messages: { zh: ['/assets/messages-zh.js'], ja: [], en: [] },
    search: null,
    chipParams: [],
  },
};

/** Returns the page that is shown at a path; '/404' for that of unknown paths. */
export function pageAt(path: string): SitePage {
  return listSitePages().find((page) => page.path === path || page.paths?.includes(path))!;
}

/** Composes the page of a path from placeholders, with some parts changed. */
export function buildPage(path: string, parts: Partial<PageParts> = {}): string {
  return pageHtml({
    page: pageAt(path),
    head: headMarkup(path, 'https://shop.example'),
    assets: ASSETS,
    iconStyles: '.anticon{\n  display: inline-flex;\n}',
    boot: BOOT,
    content: { zh: `<p>中文 ${path}</p>`, ja: '<p>日本語</p>', en: '<p>English</p>' },
    ...parts,
  });
}
