import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { decodeManifest, type Manifest } from '@/catalog/format/manifest';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { MANIFEST_NAME } from '@/publishing/catalog/buildCatalog';
import type { CliEffects } from './effects';

/** The published manifests of a catalog folder by game, and those that cannot be read. */
export type PublishedManifests = {
  readonly manifests: ReadonlyMap<GameId, Manifest>;
  readonly broken: readonly { readonly game: GameId; readonly path: string; readonly message: string }[];
};

/** Reads the manifests of all games in a catalog folder.
 *  @throws  ShopError `cli-read` */
export async function readManifests(
  catalogFolder: string,
  effects: Pick<CliEffects, 'read'>,
): Promise<PublishedManifests> {
  const manifests = new Map<GameId, Manifest>();
  const broken: { game: GameId; path: string; message: string }[] = [];
  for (const id of GAME_IDS) {
    const path = manifestPath(catalogFolder, id);
    const bytes = await effects.read(path);
    if (bytes === null) continue;
    try {
      const manifest = decodeManifest(bytes);
      if (manifest.game === id) manifests.set(id, manifest);
      else broken.push({ game: id, path, message: `game: expected ${id}, got ${JSON.stringify(manifest.game)}` });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      broken.push({ game: id, path, message: error.message });
    }
  }
  return { manifests, broken };
}

/** Returns the path of a game's manifest. */
export function manifestPath(catalogFolder: string, game: GameId): string {
  return join(catalogFolder, game, MANIFEST_NAME);
}
