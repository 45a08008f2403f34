import type { Published } from '@/catalog/format/published';
import { readPublished } from '@/catalog/format/published';
import { isObject, readJson, wrongShape } from '@/catalog/format/readJson';

/** The index of all published catalogs, `catalog/index.json`: one small file for the welcome page, not 17. */
export type CatalogIndexFile = {
  readonly format: 'vitrine-shelf';
  readonly version: 1;
  /** Game id → its catalog; a game without one is absent. */
  readonly games: Readonly<Record<string, Published>>;
};

const FORMAT = { name: 'vitrine-shelf', version: 1 } as const;
const ROOM = 'catalog-shelf';

/** Encodes the shelf as JSON that a person can read. */
export function encodeShelf(shelf: CatalogIndexFile): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(shelf, null, 2)}\n`);
}

/** Decodes the shelf.
 *  @throws  ShopError `catalog-shelf-html` (retryable) | `catalog-shelf-shape` | `catalog-shelf-version` */
export function decodeShelf(bytes: Uint8Array): CatalogIndexFile {
  const { games } = readJson(bytes, ROOM, FORMAT);
  if (!isObject(games)) throw wrongShape(ROOM, 'games', 'an object', games);
  const entries = Object.entries(games).map(([id, entry]) => {
    if (!isObject(entry)) throw wrongShape(ROOM, id, 'an object', entry);
    return [id, readPublished(entry, ROOM, `${id}.`)] as const;
  });
  return { format: FORMAT.name, version: FORMAT.version, games: Object.fromEntries(entries) };
}
