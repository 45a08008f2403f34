import { ZipPassThrough } from 'fflate';
import { type CatalogIndexFile, encodeShelf } from '@/catalog/files/catalogIndexFile';
import { historyName } from '@/catalog/files/historyName';
import type { Manifest } from '@/catalog/format/manifest';
import { GAME_IDS } from '@/games/ids';
import type { GameId } from '@/games/types';
import { createZipArchive } from '@/importer/export/openArchive';
import type { BuiltCatalog } from '@/publishing/catalog/buildCatalog';
import { buildCatalogIndex } from '@/publishing/catalog/buildCatalogIndex';
import type { PublishedManifest } from './readPublished';

/** The overlay file of the site's root. It replaces the present one before or after the catalog does. */
export type PackedOverlay = { readonly order: 'first' | 'last'; readonly bytes: Uint8Array };

const OVERLAY_NAME = '__serverLoader';

type PackEffects = { readonly sha256: (bytes: Uint8Array) => Promise<string> };

/** Packs a catalog as the folder `catalog/` of the site, to be unpacked over the one that is there: files of segments, the copy
 *  of the manifest that it replaces, the manifest, and the shelf with all games. The same catalog gives the same bytes.
 */
export async function packCatalog(
  game: GameId,
  { manifest, segments, manifestFile }: BuiltCatalog,
  published: PublishedManifest | null,
  catalogIndex: CatalogIndexFile,
  overlay: PackedOverlay | null,
  { sha256 }: PackEffects,
): Promise<Uint8Array> {
  const archive = createZipArchive();
  // Stored, not compressed: segments are dense already, and their hosts compress them once more for each visitor.
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name);
    archive.add(file);
    file.push(bytes, true);
  };
  if (overlay?.order === 'first') add(OVERLAY_NAME, overlay.bytes);
  for (const { name, bytes } of segments) add(`catalog/${game}/${name}`, bytes);
  if (published !== null && !isSame(published.bytes, manifestFile.bytes)) {
    const name = historyName(published.manifest.publishedAt, await sha256(published.bytes));
    add(`catalog/${game}/history/${name}`, published.bytes);
  }
  add(`catalog/${game}/${manifestFile.name}`, manifestFile.bytes);
  add('catalog/index.json', encodeShelf(mergeCatalogIndex(catalogIndex, manifest)));
  if (overlay?.order === 'last') add(OVERLAY_NAME, overlay.bytes);
  return archive.close();
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

/** Puts one game's new catalog on the shelf; the other games stay as they are, all in the order of the games. */
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
