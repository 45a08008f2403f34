import type { Query } from '@/domain/query';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { Refinement } from './refinement';
import { scopesOf } from './scope';
import type { TextIndex } from './textIndex';

/** How many offers each of the queries would leave: for each the `total` that `search` would say, without the rest.
 *  @returns  as many numbers as there are queries, in their order */
export function countTotals(
  index: OfferIndex,
  queries: readonly Query[],
  live: LiveColumns,
  text: TextIndex,
  { countTotal }: Refinement,
): readonly number[] {
  return queries.map((query) => countTotal(scopesOf(index, live, query, text)));
}
