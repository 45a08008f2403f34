import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chunkListFile } from '../../scripts/site/pages/chunkFiles';
import { SITE_FOLDER, TEST_SITE_FOLDER } from '../../scripts/site/siteFolders';

/** Returns a program for Node that changes the folders of a copy of the project as `max build` does, without compiling: its output,
 *  generated files and list of chunks are those of the test site.
 *  @param folder  of the copy */
export function fakeUmi(folder: string): string {
  const from = {
    root: resolve('.'),
    site: resolve(TEST_SITE_FOLDER),
    chunks: resolve(chunkListFile(TEST_SITE_FOLDER)),
  };
  const chunkLists = Object.fromEntries(
    [SITE_FOLDER, TEST_SITE_FOLDER].map((site) => [site, chunkListFile(join(realpathSync(folder), site))]),
  );
  return `
const { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const from = ${JSON.stringify(from)};
if (process.argv[2] === 'build') {
  const site = process.env.SITE_FOLDER || 'dist';
  const isUmis = (path) => !/^(?:catalog|sw\\.js|__serverLoader|.*(?<!index)\\.html$)/.test(relative(from.site, path));
  rmSync(site, { recursive: true, force: true });
  cpSync(from.site, site, { recursive: true, filter: isUmis });
  cpSync('public', site, { recursive: true });
  // Umi writes absolute paths.
  const generated = 'src/.umi-production';
  for (const entry of readdirSync(join(from.root, generated), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = relative(from.root, path);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, readFileSync(path, 'utf8').replaceAll(from.root, process.cwd()));
  }
  const chunks = ${JSON.stringify(chunkLists)}[site];
  mkdirSync(dirname(chunks), { recursive: true });
  cpSync(from.chunks, chunks);
}
`;
}
