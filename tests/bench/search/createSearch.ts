import { decodeSegment } from '@/catalog/format/decodeSegment';
import { decodeTexts } from '@/catalog/format/decodeTexts';
import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { buildIndex } from '@/engine/index/buildIndex';
import { emptyTextIndex } from '@/engine/index/emptyTextIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { type CatalogInfo, type OfferIndex, withoutRows } from '@/engine/index/offerIndex';
import { search } from '@/engine/search';
import { buildTextIndex } from '../../unit/engine/buildTextIndex';
import { pairFiles } from './segmentFiles';

export const CATALOG_INFO: CatalogInfo = {
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  segments: { loaded: 1, failed: 0, all: 1 },
};

/** Creates a search over the files of a catalog, as the worker does once all are loaded.
 *  @param files  decompressed, in catalog order: the columns of each segment, followed by its texts */
export function createSearch(
  files: readonly Uint8Array[],
  names: readonly ItemNames[],
  overlay: Overlay | null = null,
): (query: Query) => SearchResponse {
  const built = buildFileIndex(files);
  const text = buildFileTexts(built, files, names);
  const index = withoutRows(built);
  const live = joinOverlay(index, overlay);
  return (query) => search(index, query, live, text);
}

/** Creates a search over columns only, as the worker does before the texts are loaded. */
export function createColumnSearch(files: readonly Uint8Array[]): (query: Query) => SearchResponse {
  const index = buildFileIndex(files);
  const live = joinOverlay(index, null);
  return (query) => search(index, query, live, emptyTextIndex('loading'));
}

/** Builds the index of some files, with the newest segment first, as they are loaded. */
export function buildFileIndex(files: readonly Uint8Array[]): OfferIndex {
  const newestFirst = [...pairFiles(files)].reverse();
  return buildIndex(
    newestFirst.map(({ columns }) => decodeSegment(columns)),
    CATALOG_INFO,
  );
}

/** Builds the text index of the same files. */
export function buildFileTexts(index: OfferIndex, files: readonly Uint8Array[], names: readonly ItemNames[]) {
  const newestFirst = [...pairFiles(files)].reverse();
  return buildTextIndex(
    index,
    newestFirst.map(({ texts }) => (texts === null ? null : decodeTexts(texts))),
    names,
  );
}
