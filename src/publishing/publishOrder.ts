import { type CatalogIndexFile, encodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import type { GameId } from '@/games/types';
import type { BuiltCatalog, CatalogFile } from './catalog/buildCatalog';
import { CATALOG_INDEX_NAME } from './catalog/buildCatalogIndex';
import { HISTORY_FOLDER } from './history/versions';

/** A catalog to publish. */
export type Publication = {
  readonly game: GameId;
  readonly built: BuiltCatalog;
  /** The published manifest that it replaces, named for the history; null if there is none. */
  readonly replaced: CatalogFile | null;
};

/** Files to write, in this order; names are paths below the catalog folder. */
export type PublishOrder = { readonly segments: readonly CatalogFile[]; readonly manifests: readonly CatalogFile[] };

/** Orders the files of catalogs so that every published catalog is complete, even if publishing is interrupted at any point: all segments,
 *  which no published manifest refers to yet, then copies of the replaced manifests, then the new manifests, and the index last. A replaced
 *  manifest that equals the new one is not copied. */
export function orderFiles(publications: readonly Publication[], index: CatalogIndexFile): PublishOrder {
  const copies = publications.flatMap(({ game, built, replaced }) =>
    replaced === null || isSame(replaced.bytes, built.manifestFile.bytes)
      ? []
      : [inFolder(`${game}/${HISTORY_FOLDER}`, replaced)],
  );
  return {
    segments: publications.flatMap(({ game, built }) => built.segments.map((file) => inFolder(game, file))),
    manifests: [
      ...copies,
      ...publications.map(({ game, built }) => inFolder(game, built.manifestFile)),
      { name: CATALOG_INDEX_NAME, bytes: encodeCatalogIndex(index) },
    ],
  };
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

function inFolder(folder: string, { name, bytes }: CatalogFile): CatalogFile {
  return { name: `${folder}/${name}`, bytes };
}
