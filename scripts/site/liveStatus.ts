import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createSampleOverlay } from '../../mock/serverLoader';
import { decodeCatalogIndex } from '../../src/catalog/files/catalogIndexFile';
import { DEFAULT_OVERLAY_FILE, overlayFileOf, SAMPLE_CATALOG_FOLDER } from '../../src/cli/args/defaultPaths';
import type { CliEffects } from '../../src/cli/io/effects';
import { SITE_FOLDER } from './siteFolders';

/** Returns the file that `overlay set` changes for a served site, so that a change reaches open pages without a build; undefined for a
 *  site that was not built from this project's catalogs. For a site with samples, writes live status of the samples into that file:
 *  they are confirmed, and some are sold, reserved or cheaper. */
export async function prepareLiveStatus(
  root: string,
  effects: Pick<CliEffects, 'write' | 'now'>,
): Promise<string | undefined> {
  if (resolve(root) !== resolve(SITE_FOLDER)) return undefined;
  const games = sampleGames(join(root, 'catalog'));
  if (games === null) return DEFAULT_OVERLAY_FILE;
  const file = overlayFileOf(SAMPLE_CATALOG_FOLDER);
  const status = sampleStatus(games, join(root, 'catalog'), effects.now());
  await effects.write(file, new TextEncoder().encode(`${JSON.stringify(status, null, 2)}\n`));
  return file;
}

/** Returns the games of a site with samples only; null for other sites. */
function sampleGames(catalogFolder: string): readonly string[] | null {
  const index = join(catalogFolder, 'index.json');
  if (!existsSync(index)) return null;
  const games = Object.entries(decodeCatalogIndex(readFileSync(index)).games);
  return games.length > 0 && games.every(([, { sample }]) => sample) ? games.map(([id]) => id) : null;
}

/** Creates the overlay of all sample catalogs, as the command line writes it: one part per game.
 *  @param now  milliseconds since 1970 */
export function sampleStatus(games: readonly string[], catalogFolder: string, now: number): object {
  const parts = games.map((game) => ({ game, overlay: createSampleOverlay(`game/${game}`, now, [catalogFolder]) }));
  return {
    version: 1,
    asOf: null,
    games: Object.fromEntries(
      parts.map(({ game, overlay: { asOf, sold, reserved, prices } }) => [game, { asOf, sold, reserved, prices }]),
    ),
    catalogs: Object.assign({}, ...parts.map(({ overlay }) => overlay.catalogs)),
  };
}
