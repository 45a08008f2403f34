import type { Query } from '@/domain/query';
import type { LiveColumns } from '@/engine/joinOverlay';
import type { OfferIndex } from '@/engine/offerIndex';
import { type Scope, scopesOf } from '@/engine/scope';
import { withScratch } from '@/engine/scratch';
import type { TextIndex } from '@/engine/textIndex';
import { selectDocs } from './selectDocs';

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
