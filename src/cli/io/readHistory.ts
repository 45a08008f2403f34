import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { historyName, isHistoryName } from '@/catalog/files/historyName';
import { decodeManifest, type Manifest } from '@/catalog/format/manifest';
import type { GameId } from '@/games/types';
import {
  type CatalogHistory,
  compareNewestFirst,
  HISTORY_FOLDER,
  type StoredManifest,
} from '@/publishing/history/versions';
import type { CliEffects } from './effects';
import { manifestPath } from './readManifests';

/** Returns the folder of a game's replaced manifests. */
export function historyFolder(catalogFolder: string, game: GameId): string {
  return join(catalogFolder, game, HISTORY_FOLDER);
}

/** Reads the replaced manifests of a game.
 *  @throws  ShopError `cli-read` */
export async function readHistory(
  catalogFolder: string,
  game: GameId,
  effects: Pick<CliEffects, 'list' | 'read'>,
): Promise<CatalogHistory> {
  const folder = historyFolder(catalogFolder, game);
  const manifests: StoredManifest[] = [];
  const broken: string[] = [];
  for (const name of ((await effects.list(folder)) ?? []).filter(isHistoryName)) {
    const bytes = await effects.read(join(folder, name));
    const manifest = bytes === null ? null : decodeManifestOf(game, bytes);
    if (bytes === null || manifest === null) broken.push(name);
    else manifests.push({ name, bytes, manifest });
  }
  return { manifests: manifests.sort(compareNewestFirst), broken };
}

/** Reads the published manifest of a game, with the name that it will have in the history; null if none can be read.
 *  @throws  ShopError `cli-read` */
export async function readCurrent(
  catalogFolder: string,
  game: GameId,
  effects: Pick<CliEffects, 'read' | 'sha256'>,
): Promise<StoredManifest | null> {
  const bytes = await effects.read(manifestPath(catalogFolder, game));
  const manifest = bytes === null ? null : decodeManifestOf(game, bytes);
  if (bytes === null || manifest === null) return null;
  return { name: historyName(manifest.publishedAt, await effects.sha256(bytes)), bytes, manifest };
}

function decodeManifestOf(game: GameId, bytes: Uint8Array): Manifest | null {
  try {
    const manifest = decodeManifest(bytes);
    return manifest.game === game ? manifest : null;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return null;
  }
}
