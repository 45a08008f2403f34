import type { Query } from '@/domain/query';
import { findConditions } from './conditions';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import { selectDocs } from './selectDocs';

/** How many offers each of the queries would leave: for each the `total` that `search` would say, without the rest.
 *  @returns  as many numbers as there are queries, in their order */
export function countTotals(index: OfferIndex, queries: readonly Query[], live: LiveColumns): readonly number[] {
  return queries.map((query) => selectDocs(findConditions(index, query, live), index.docs).total);
}
