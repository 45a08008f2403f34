import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import type { Manifest } from '@/catalog/format/manifest';
import { GAME_IDS } from '@/games/ids';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';

/** Puts one game's new catalog on the shelf; the other games stay as they are, all in the order of the games. */
export function mergeCatalogIndex(shelf: CatalogIndexFile, manifest: Manifest): CatalogIndexFile {
  const games = new Map([...Object.entries(shelf.games), ...Object.entries(buildCatalogIndex([manifest]).games)]);
  const ordered = GAME_IDS.flatMap((id) => {
    const published = games.get(id);
    return published === undefined ? [] : [[id, published] as const];
  });
  return { ...shelf, games: Object.fromEntries(ordered) };
}
