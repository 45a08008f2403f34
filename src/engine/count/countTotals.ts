import type { Query } from '@/domain/query';
import { withBitsetPool } from '@/engine/bitset/bitsetPool';
import { selectDocs } from '@/engine/filter/selectDocs';
import { blockContextsOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';

/** Returns the `total` that `search` would return for each query, in their order. */
export function countTotals(
  index: OfferIndex,
  queries: readonly Query[],
  live: LiveColumns,
  text: TextIndex,
): readonly number[] {
  return queries.map((query) =>
    withBitsetPool(() =>
      blockContextsOf(index, live, query, text).reduce((sum, context) => sum + selectDocs(context).hits.size, 0),
    ),
  );
}
