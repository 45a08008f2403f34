import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../src/games/games';
import { gamePath } from '../../../src/games/paths';
import { alternateUrls } from './alternateUrls';
import { escapeMarkup } from './markup';

/** The pages that search engines should list. */
const LISTED_PATHS: readonly string[] = ['/welcome', ...GAMES.map(({ id }) => gamePath('game', id)), '/about'];

/** Writes robots.txt and sitemap.xml into a built site.
 *  @param siteUrl  see `readSiteUrl`; without it there is no sitemap, because its URLs must be absolute */
export function writeCrawlerFiles(site: string, siteUrl: string | null): void {
  const sitemapLine = siteUrl === null ? '' : `Sitemap: ${siteUrl}/sitemap.xml\n`;
  writeFileSync(join(site, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemapLine}`);
  if (siteUrl !== null) writeFileSync(join(site, 'sitemap.xml'), sitemap(siteUrl));
}

/** Every language version is an entry of its own and lists all of them, as search engines require. */
function sitemap(siteUrl: string): string {
  const entries = LISTED_PATHS.flatMap((path) => {
    const alternates = alternateUrls(siteUrl + path);
    const links = alternates.map(
      ({ hreflang, url }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(url)}"/>`,
    );
    const urls = new Set(alternates.map(({ url }) => url));
    return [...urls].map((url) => `<url><loc>${escapeMarkup(url)}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
