import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { historyName } from '@/catalog/files/historyName';
import { decodeManifest, type Manifest } from '@/catalog/format/manifest';
import { DEFAULT_CATALOG_FOLDER, DEFAULT_OVERLAY_FILE } from '@/cli/args/defaultPaths';
import type { CliEffects } from '@/cli/io/effects';
import { historyFolder, readCurrent } from '@/cli/io/readHistory';
import { manifestPath } from '@/cli/io/readManifests';
import { messagesFor } from '@/cli/messages/messagesFor';
import type { EpochMs } from '@/domain/offer';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';

/** Folders that earlier versions published to. A build empties `dist` and ships `public`. */
const EARLIER_ROOTS = ['dist', 'public'] as const;

type FindEffects = Pick<CliEffects, 'read' | 'list' | 'sha256' | 'stderr' | 'locale'>;

/** A catalog in an earlier folder; `root` is the site's root there. */
export type EarlierCatalog = { readonly root: string; readonly game: GameId; readonly publishedAt: EpochMs };

/** Finds catalogs with real stock that are in an earlier folder only.
 *  @param isKnown       see `adoptEarlierCatalogs`
 *  @param hasPublished  whether `published/` has a catalog. If it has one, an unreadable manifest is left over from an interrupted build
 *                       and is only reported; otherwise it may be the only manifest, and is an error
 *  @throws              ShopError `cli-adopt` | `cli-read` */
export async function findEarlierCatalogs(
  isKnown: (sha256: string) => boolean,
  hasPublished: boolean,
  effects: FindEffects,
): Promise<readonly EarlierCatalog[]> {
  const found: EarlierCatalog[] = [];
  for (const root of EARLIER_ROOTS) {
    for (const game of GAME_IDS) {
      const path = manifestPath(join(root, 'catalog'), game);
      const bytes = await effects.read(path);
      if (bytes === null || isKnown(await effects.sha256(bytes))) continue;
      const manifest = decodeEarlier(path, bytes, hasPublished, effects);
      if (manifest === null || manifest.sample) continue;
      if (!(await isPublished(game, bytes, effects))) found.push({ root, game, publishedAt: manifest.publishedAt });
    }
  }
  return found;
}

/** Finds an overlay with entries in an earlier folder, unless `published/` has an overlay.
 *  @throws  ShopError `cli-read` */
export async function findEarlierOverlay(
  isKnown: (sha256: string) => boolean,
  effects: FindEffects,
): Promise<{ readonly path: string; readonly bytes: Uint8Array } | null> {
  if ((await effects.read(DEFAULT_OVERLAY_FILE)) !== null) return null;
  for (const root of EARLIER_ROOTS) {
    const path = join(root, '__serverLoader');
    const bytes = await effects.read(path);
    if (bytes !== null && !isKnown(await effects.sha256(bytes)) && !isEmptyOverlay(bytes)) return { path, bytes };
  }
  return null;
}

function decodeEarlier(path: string, bytes: Uint8Array, hasPublished: boolean, effects: FindEffects): Manifest | null {
  try {
    return decodeManifest(bytes);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (hasPublished) {
      effects.stderr(messagesFor(effects.locale).brokenManifest(path, error.message));
      return null;
    }
    throw new ShopError('cli-adopt', `${path} cannot be read; move it away or repair it first: ${error.message}`, {
      cause: error,
    });
  }
}

/** True for the published manifest and those in its history. */
async function isPublished(game: GameId, bytes: Uint8Array, effects: FindEffects): Promise<boolean> {
  const name = historyName(decodeManifest(bytes).publishedAt, await effects.sha256(bytes));
  const current = await readCurrent(DEFAULT_CATALOG_FOLDER, game, effects);
  if (current?.name === name) return true;
  return ((await effects.list(historyFolder(DEFAULT_CATALOG_FOLDER, game))) ?? []).includes(name);
}

/** True for the overlay file that a build ships if none is published. */
function isEmptyOverlay(bytes: Uint8Array): boolean {
  return /^\s*\{\s*"version":\s*1,\s*"asOf":\s*null\s*\}\s*$/.test(new TextDecoder().decode(bytes));
}
