import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeEffects } from '@/cli/io/nodeEffects';
import { runCli } from '@/cli/runCli';
import { finishSite } from '../../../../scripts/site/finishSite';
import { listSitePages } from '../../../../scripts/site/pages/sitePages';
import { ASSETS, buildPage } from '../../scripts/site/pages/buildPage';

/** Files that the pages name, besides scripts and styles. */
const FILES = {
  '/sw.js': 'self.addEventListener("fetch", () => undefined);',
  '/robots.txt': 'User-agent: *\n',
  '/manifest.webmanifest': '{"name":"Vitrine","icons":[{"src":"/app-192.png"},{"src":"/favicon.svg"}]}',
  '/app-48.png': 'png',
  '/app-192.png': 'png',
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '/__serverLoader': '{"version":1,"asOf":null}',
};

/** A script of the small site. */
export const SCRIPT = ASSETS.bootData.scripts[1] ?? '';

/** Writes a small complete site: all pages, their files, and the catalogs of two games. Its scripts are placeholders.
 *  @param basePath  for which the pages are built */
export async function writeSmallSite(root: string, basePath = '/'): Promise<void> {
  const atBase = (text: string) => text.replaceAll(/"\/(?=[\w./-]+\.\w+")/g, `"${basePath}`);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const { path, files } of listSitePages()) for (const file of files) write(file, atBase(buildPage(path)));
  const { scripts, textScripts, messages } = ASSETS.bootData;
  for (const path of [ASSETS.entry, ASSETS.site, ...scripts, ...textScripts, ...messages.zh])
    write(path, `/* ${path} ${'a script that is long enough to be compressed '.repeat(60)}*/`);
  for (const { path, css } of ASSETS.styles) write(path, css);
  for (const [path, text] of Object.entries(FILES)) write(path, atBase(text));
  const quiet = { ...nodeEffects(process), print: () => {}, stderr: () => {}, progress: () => {} };
  for (const game of ['FateGO', 'MasterDuel'])
    await runCli(['build', `stock/${game}.csv`, '--out', join(root, 'catalog')], quiet);
  await finishSite(root);
}
