import type { Query } from '@/domain/query';
import { withScratch } from '@/engine/bitset/bitsetPool';
import { selectDocs } from '@/engine/filter/selectDocs';
import { type Scope, scopesOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';

/** How many offers each of the queries would leave: for each the `total` that `search` would say, without the rest.
 *  @returns  as many numbers as there are queries, in their order */
export function countTotals(
  index: OfferIndex,
  queries: readonly Query[],
  live: LiveColumns,
  text: TextIndex,
): readonly number[] {
  return queries.map((query) =>
    withScratch(() => scopesOf(index, live, query, text).reduce((sum, scope) => sum + countTotal(scope), 0)),
  );
}

function countTotal(scope: Scope): number {
  return selectDocs(scope).total;
}
