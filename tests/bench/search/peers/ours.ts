import type { SearchResponse } from '@/domain/searchResponse';
import { createAsk } from '../ask';
import type { PeerAnswer, PeerKind } from './peer';

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
    const ask = createAsk(files, names);
    return { ask: (query) => toAnswer(ask(query)) };
  },
};

/** The parts of a page that peers are asked for. */
export function toAnswer({
  total,
  hits,
  closest,
  counts,
}: Pick<SearchResponse, 'total' | 'hits' | 'closest' | 'counts'>): PeerAnswer {
  return {
    total,
    hits: hits.map(({ offer }) => offer.code),
    closest: closest.map(({ offer }) => offer.code),
    items: counts.items,
    choices: counts.choices,
  };
}
