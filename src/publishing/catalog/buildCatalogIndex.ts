import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import type { Manifest } from '@/catalog/format/manifest';
import { GAME_IDS } from '@/games/ids';

/** Name of the index in the catalog folder. */
export const CATALOG_INDEX_NAME = 'index.json';

/** Builds the index of published catalogs, always in the order of the games. */
export function buildCatalogIndex(manifests: readonly Manifest[]): CatalogIndexFile {
  const published = new Map(manifests.map((manifest) => [manifest.game, manifest]));
  const games = GAME_IDS.flatMap((id) => {
    const manifest = published.get(id);
    if (manifest === undefined) return [];
    const { currency, publishedAt, sample, offers, onSale, lowestPrice } = manifest;
    return [[id, { currency, publishedAt, sample, offers, onSale, lowestPrice }] as const];
  });
  return { format: 'vitrine-shelf', version: 1, games: Object.fromEntries(games) };
}
