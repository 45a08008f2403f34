import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOnSite, sitePath } from '../../../src/base/sitePath';
import { LOCALES, type Locale } from '../../../src/domain/localized';
import type { BootData } from '../../../src/static-page/bootData';
import type { ChunkFiles } from './chunkFiles';
import type { SitePage } from './sitePages';

/** What a page loads. */
export type PageAssets = {
  /** Path of the entry script. */
  readonly entry: string;
  /** Path of the script that the entry loads on every page. */
  readonly site: string;
  /** Stylesheets that the page contains. Webpack finds them by their path and does not request them. */
  readonly styles: readonly { readonly path: string; readonly css: string }[];
  readonly bootData: BootData;
};

/** The part of a built site that all pages share. */
export type BuiltSite = { readonly root: string; readonly chunks: ChunkFiles };

/** Lists what a page loads.
 *  @throws  Error for a chunk that the build has not written */
export function listPageAssets({ root, chunks }: BuiltSite, page: SitePage): PageAssets {
  const site = filesOf(chunks, 'site');
  const parts = [...new Set(page.chunks.flatMap((name) => filesOf(chunks, name)))];
  const isScript = (path: string) => path.endsWith('.js');
  const isStyle = (path: string) => path.endsWith('.css');
  return {
    entry: scriptOf(chunks, 'umi'),
    site: scriptOf(chunks, 'site'),
    styles: [...site, ...parts]
      .filter(isStyle)
      .map((path) => ({ path, css: readFileSync(join(root, pathOnSite(path) ?? path), 'utf8') })),
    bootData: {
      paths: page.paths,
      scripts: parts.filter(isScript),
      textScripts: page.textChunks
        .flatMap((name) => filesOf(chunks, name))
        .filter((path) => isScript(path) && !parts.includes(path)),
      messages: Object.fromEntries(
        LOCALES.map((locale) => [locale, page.messages.flatMap((name) => filesOf(chunks, `${name}-${locale}`))]),
      ) as unknown as Record<Locale, readonly string[]>,
      search: page.game === null ? null : { worker: workerPath(root), catalog: sitePath(`/catalog/${page.game.id}/`) },
      chipParams: page.chipParams,
    },
  };
}

function scriptOf(chunks: ChunkFiles, name: string): string {
  const script = filesOf(chunks, name).find((path) => path.endsWith('.js'));
  if (script === undefined) throw new Error(`the chunk ${name} has no script`);
  return script;
}

function filesOf(chunks: ChunkFiles, name: string): readonly string[] {
  const files = chunks[name];
  if (files === undefined) throw new Error(`the build has no chunk ${name}`);
  return files.map((file) => sitePath(`/${file}`));
}

/** A worker is an entry of its own, which webpack does not list among the named chunks. */
function workerPath(root: string): string {
  const file = readdirSync(join(root, 'assets')).find((name) => /^searchWorker\.[0-9a-f]{8}\.async\.js$/.test(name));
  if (file === undefined) throw new Error('the build has no search worker');
  return sitePath(`/assets/${file}`);
}
