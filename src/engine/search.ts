import type { Query } from '@/domain/query';
import type { CatalogState, SearchResponse } from '@/domain/searchResponse';
import { withBitsetPool } from './bitset/bitsetPool';
import { countFacets } from './count/countFacets';
import { selectDocs } from './filter/selectDocs';
import { makeHit } from './hits/makeHit';
import { blockContextsOf } from './index/blockContext';
import type { LiveColumns } from './index/joinOverlay';
import type { DocRef, OfferIndex } from './index/offerIndex';
import type { TextIndex } from './index/textIndex';
import { findCheapest } from './rank/findCheapest';
import { findClosest } from './rank/findClosest';
import { rankHits } from './rank/rankHits';

/** Evaluates a query exactly. `filter/conditions.ts` defines hits, `rank/rankHits.ts` their order,
 *  `rank/findClosest.ts` the closest offers.
 *
 *  Terms of the engine:
 *  - block: up to 65,535 offers that are stored as columns and searched together; an index is a list of blocks
 *  - document (`doc`): the number of an offer in its block, ascending by published price, then by rank; sets are bitsets of
 *    documents
 *  - rank: the position of an offer in its block by listing time, newest first, then by code; it breaks ties of every order */
export function search(index: OfferIndex, query: Query, live: LiveColumns, text: TextIndex): SearchResponse {
  return withBitsetPool(() => {
    const contexts = blockContextsOf(index, live, query, text);
    const selections = contexts.map(selectDocs);
    const toHit = ({ block, doc }: DocRef) => makeHit(contexts[block]!, doc);
    return {
      hits: rankHits(index, query, contexts, selections).map(toHit),
      total: selections.reduce((sum, { hits }) => sum + hits.size, 0),
      cheapest: findCheapest(index, contexts, selections),
      overlayAsOf: live.asOf,
      catalog: catalogStateOf(index, live, query, text),
      closest: findClosest(index, contexts, selections).map(toHit),
      ...countFacets(index, query, live, contexts, selections),
    };
  });
}

/** Until all texts are loaded, a text finds a subset of its hits. */
function catalogStateOf({ info }: OfferIndex, live: LiveColumns, query: Query, text: TextIndex): CatalogState {
  const isWhole = info.segments.loaded === info.segments.all;
  const complete = isWhole && (query.text.trim() === '' || text.state === 'loaded');
  return { ...info, unsoldCount: live.unsoldCount, complete, texts: text.state };
}
