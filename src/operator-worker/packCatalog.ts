import { ZipPassThrough } from 'fflate';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { historyName } from '@/catalog/files/historyName';
import type { Manifest } from '@/catalog/format/manifest';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { createZipArchive } from '@/importer/export/createZipArchive';
import type { BuiltCatalog } from '@/publishing/catalog/buildCatalog';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import { orderFiles } from '@/publishing/publishOrder';
import type { PublishedManifest } from './readPublished';

/** The site's new overlay file, to be uploaded before (`first`) or after (`last`) the catalog. */
export type PackedOverlay = { readonly order: 'first' | 'last'; readonly bytes: Uint8Array };

const OVERLAY_NAME = '__serverLoader';

type PackEffects = { readonly sha256: (bytes: Uint8Array) => Promise<string> };

/** Packs a catalog as the folder `catalog/` of the site, to be unpacked over the existing one, with its files in the order of
 *  `orderFiles`. The same catalog gives the same bytes. */
export async function packCatalog(
  game: GameId,
  built: BuiltCatalog,
  published: PublishedManifest | null,
  catalogIndex: CatalogIndexFile,
  overlay: PackedOverlay | null,
  { sha256 }: PackEffects,
): Promise<Uint8Array> {
  const archive = createZipArchive();
  // Stored without compression: segments are dense, and the web server compresses them.
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(bytes, true);
  };
  if (overlay?.order === 'first') add(OVERLAY_NAME, overlay.bytes);
  const replaced = published === null ? null : await nameReplaced(published, sha256);
  const { segments, manifests } = orderFiles(
    [{ game, built, replaced }],
    mergeCatalogIndex(catalogIndex, built.manifest),
  );
  for (const { name, bytes } of [...segments, ...manifests]) add(`catalog/${name}`, bytes);
  if (overlay?.order === 'last') add(OVERLAY_NAME, overlay.bytes);
  return archive.close();
}

async function nameReplaced({ manifest, bytes }: PublishedManifest, sha256: PackEffects['sha256']) {
  return { name: historyName(manifest.publishedAt, await sha256(bytes)), bytes };
}

/** Adds a game's new catalog to the index, in the order of the games. */
function mergeCatalogIndex(catalogIndex: CatalogIndexFile, manifest: Manifest): CatalogIndexFile {
  const games = new Map([
    ...Object.entries(catalogIndex.games),
    ...Object.entries(buildCatalogIndex([manifest]).games),
  ]);
  const ordered = GAME_IDS.flatMap((id) => {
    const published = games.get(id);
    return published === undefined ? [] : [[id, published] as const];
  });
  return { ...catalogIndex, games: Object.fromEntries(ordered) };
}
