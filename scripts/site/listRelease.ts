import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePath } from '../../src/base/sitePath';
import { isEntryFile } from '../../src/platform/umi/entryFile';
import type { Release } from '../../src/service-worker/release';

/** The script that the entry loads on every page; its styles are part of the pages. */
const SITE = /^\/assets\/site\.[0-9a-f]{8}\.async\.js$/;
const CHUNK = /^\/assets\/.+\.(?:async\.js|chunk\.css)$/;
/** Chunks of one game (its page, its roster, its spellings, its spec), and the operator's page, which works online only. */
const ON_DEMAND = /^\/assets\/(?:p__game__|roster-|names-|spec-|p__operator__|operator)/;

/** Lists the files of a built site that the service worker may cache, grouped by use.
 *  @param root  the folder with index.html */
export function listRelease(root: string): Release {
  const paths = [...readdirSync(root), ...readdirSync(join(root, 'assets')).map((name) => `assets/${name}`)]
    .map((name) => `/${name}`)
    .sort();
  const entry = paths.filter((path) => isEntryFile(path.slice(1)) || SITE.test(path));
  const chunks = paths.filter((path) => CHUNK.test(path) && !entry.includes(path));
  const code = chunks.filter((path) => !ON_DEMAND.test(path));
  const onDemand = chunks.filter((path) => ON_DEMAND.test(path));
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const content = pages.map((name) => readFileSync(join(root, name), 'utf8'));
  const id = createHash('sha256')
    .update(JSON.stringify([content, entry, code, onDemand]))
    .digest('hex')
    .slice(0, 16);
  return {
    id,
    pages: pages
      .map(pathOf)
      .filter((path) => path !== '/404')
      .map(sitePath),
    entry: entry.map(sitePath),
    code: code.map(sitePath),
    other: onDemand.map(sitePath),
  };
}

/** Returns the path of a page's file. */
function pathOf(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`;
  return path === '/index' ? '/' : path;
}
