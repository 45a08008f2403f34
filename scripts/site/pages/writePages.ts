import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { BASE_PATH } from '../../../src/base/sitePath';
import { LOCALES, type Locale } from '../../../src/domain/localized';
import { headMarkup } from '../head/pageHead';
import { buildRenderer } from './buildRenderer';
import { readChunkFiles } from './chunkFiles';
import { listPageAssets } from './pageAssets';
import { pageHtml } from './pageHtml';
import { listSitePages } from './sitePages';

/** Renders every page of a built site into HTML files; see docs/decisions/0049-static-pages.md.
 *  @param siteUrl  see `readSiteUrl`
 *  @returns        the number of files
 *  @throws         the first error of a component */
export async function writePages(site: string, siteUrl: string | null): Promise<number> {
  const { renderPage, ICON_STYLES } = await buildRenderer();
  const built = { root: site, chunks: readChunkFiles(site) };
  const boot = buildBootScript();
  let count = 0;
  for (const page of listSitePages()) {
    const content = {} as Record<Locale, string>;
    for (const locale of LOCALES) content[locale] = await renderPage(page.path, locale);
    const head = headMarkup(page.path, siteUrl);
    const html = pageHtml({ page, head, assets: listPageAssets(built, page), iconStyles: ICON_STYLES, boot, content });
    for (const file of page.files) {
      const path = join(site, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, html);
      count += 1;
    }
  }
  return count;
}

/** Bundles the first script. It is the same on every page, so that one hash in the content policy allows it. */
function buildBootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/static-page/boot.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome100', 'firefox100', 'safari15'],
    charset: 'utf8',
    define: { 'process.env.PUBLIC_PATH': JSON.stringify(BASE_PATH) },
  });
  return (outputFiles[0]?.text ?? '').trim();
}
