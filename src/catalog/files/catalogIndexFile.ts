import type * as v from 'valibot';
import { objectOf, recordOf } from '@/base/decodeJson';
import { CATALOG_SUMMARY_FIELDS, type CatalogSummary, checkCatalogSummary } from '@/catalog/format/catalogSummary';
import { decodeValue, readJson } from '@/catalog/format/readJson';

/** The index of all published catalogs, `catalog/index.json`, so that the welcome page loads one file instead of 17. */
export type CatalogIndexFile = {
  /** Fixed by the files that are already published. */
  readonly format: 'vitrine-shelf';
  readonly version: 1;
  /** Game id → its catalog; games without one are absent. */
  readonly games: Readonly<Record<string, CatalogSummary>>;
};

const FORMAT = { name: 'vitrine-shelf', version: 1 } as const;
const ERROR_PREFIX = 'catalog-shelf';

const GAMES: v.GenericSchema<unknown, CatalogIndexFile['games']> = recordOf(
  objectOf(CATALOG_SUMMARY_FIELDS, 'an object'),
  'an object',
);

/** Encodes the index as readable JSON. */
export function encodeCatalogIndex(index: CatalogIndexFile): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(index, null, 2)}\n`);
}

/** Decodes the index.
 *  @throws  ShopError `catalog-shelf-html` (retryable) | `catalog-shelf-shape` | `catalog-shelf-version` */
export function decodeCatalogIndex(bytes: Uint8Array): CatalogIndexFile {
  const games = decodeValue(GAMES, readJson(bytes, ERROR_PREFIX, FORMAT).games, ERROR_PREFIX, 'games');
  for (const [id, published] of Object.entries(games)) checkCatalogSummary(published, ERROR_PREFIX, `${id}.`);
  return { format: FORMAT.name, version: FORMAT.version, games };
}
