import type { SearchResponse } from '@/domain/searchResponse';
import { createSearch } from '../createSearch';
import type { PeerKind, PeerResult } from './peer';

/** Our engine over segments as they are published. It answers the whole SearchPage, more than peers are asked for. */
export const ours: PeerKind = {
  name: 'ours',
  startsFrom: 'files',
  imports: `
    export { decodeSegment } from '@/catalog/format/decodeSegment';
    export { decodeTexts } from '@/catalog/format/decodeTexts';
    export { buildIndex } from '@/engine/index/buildIndex';
    export { joinOverlay } from '@/engine/index/joinOverlay';
    export { search } from '@/engine/search';
    export { buildText } from '@/engine/text/buildText';`,
  files: [],
  build: async ({ files, names }) => {
    const search = createSearch(files, names);
    return { search: (query) => toPeerResult(search(query)) };
  },
};

/** The parts of a page that peers are asked for. */
export function toPeerResult({
  total,
  hits,
  closest,
  counts,
}: Pick<SearchResponse, 'total' | 'hits' | 'closest' | 'counts'>): PeerResult {
  return {
    total,
    hits: hits.map(({ offer }) => offer.code),
    closest: closest.map(({ offer }) => offer.code),
    items: counts.items,
    choices: counts.choices,
  };
}
