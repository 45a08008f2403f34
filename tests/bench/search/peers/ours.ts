import type { SearchResponse } from '@/domain/searchResponse';
import { createSearch } from '../createSearch';
import type { PeerKind, PeerResult } from './peer';

/** Our engine over published segments. It computes the whole response, more than the peers. */
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

/** Returns the parts of a response that peers compute too. */
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
