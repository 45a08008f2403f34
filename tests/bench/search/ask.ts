import { decodeSegment } from '@/catalog/decodeSegment';
import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';
import { buildIndex } from '@/engine/buildIndex';
import { joinOverlay } from '@/engine/joinOverlay';
import type { About } from '@/engine/offerIndex';
import { search } from '@/engine/search';

export const ABOUT: About = {
  currency: 'CNY',
  publishedAt: 1_763_650_000_000 as EpochMs,
  sample: true,
  segments: { loaded: 1, failed: 0, all: 1 },
};

/** Makes segment files answer queries, as the worker does.
 *  @param files  decompressed */
export function createAsk(
  files: readonly Uint8Array[],
  names: readonly ItemNames[],
  overlay: Overlay | null = null,
): (query: Query) => SearchPage {
  const index = buildIndex(files.map(decodeSegment), names, ABOUT);
  const live = joinOverlay(index, overlay);
  return (query) => search(index, query, live);
}
