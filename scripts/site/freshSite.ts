import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER, TEST_SITE_FOLDER } from './siteFolders';

/** Files and folders that a build reads, without catalogs. */
const SOURCES = ['.umirc.ts', 'plugin.ts', 'public', 'scripts/site', 'src'];

const BUILD_COMMANDS = { [SITE_FOLDER]: 'npm run build', [TEST_SITE_FOLDER]: 'npm run build:test' } as const;

type BuiltSite = keyof typeof BUILD_COMMANDS;

/** Returns a site that was built after the last change of the sources. Otherwise ends the process with exit code 1, so that
 *  nothing measures an outdated site. */
export function requireFreshSite(site: BuiltSite): string {
  const problem = describeStaleSite(site, '.');
  if (problem === null) return site;
  // An uncaught error would hide the message among lines of transpiled code.
  console.error(problem);
  process.exit(1);
}

/** Returns what is missing or newer than the site, and the command that builds it; null for a fresh site.
 *  @param root  folder with `src` */
export function describeStaleSite(site: BuiltSite, root: string): string | null {
  // Written by full builds only, unlike catalogs and 404.html.
  const page = join(root, site, 'index.html');
  const advice = `run \`${BUILD_COMMANDS[site]}\` first`;
  if (!existsSync(page)) return `${site}/index.html is missing: ${advice}`;
  const builtAt = statSync(page).mtimeMs;
  const changed = SOURCES.flatMap((source) => listFiles(root, source)).find(
    (file) => statSync(join(root, file)).mtimeMs > builtAt,
  );
  return changed === undefined ? null : `${site} is older than ${changed}: ${advice}`;
}

/** Lists files below a path, except generated ones, which are in folders whose names begin with a dot. */
function listFiles(root: string, path: string): readonly string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => listFiles(root, join(path, name)));
}
