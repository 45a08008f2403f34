import type { Query } from '@/domain/query';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { Refinement } from './refinement';
import { scopesOf } from './scope';
import { withScratch } from './scratch';
import type { TextIndex } from './textIndex';

/** How many offers each of the queries would leave: for each the `total` that `search` would say, without the rest.
 *  @returns  as many numbers as there are queries, in their order */
export function countTotals(
  index: OfferIndex,
  queries: readonly Query[],
  live: LiveColumns,
  text: TextIndex,
  { countHits }: Refinement,
): readonly number[] {
  const countTotal = (query: Query) =>
    scopesOf(index, live, query, text).reduce((sum, scope) => sum + countHits(scope), 0);
  return queries.map((query) => withScratch(() => countTotal(query)));
}
