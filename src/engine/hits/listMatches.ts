import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import { withBitsetPool } from '@/engine/bitset/bitsetPool';
import { numberAt } from '@/engine/columns/numberColumn';
import { countMetWants } from '@/engine/filter/matchWants';
import { selectDocs } from '@/engine/filter/selectDocs';
import { codeOf, numbersOf } from '@/engine/index/block';
import type { BlockContext } from '@/engine/index/blockContext';
import { blockContextsOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { rankHits } from '@/engine/rank/rankHits';

/** Lists the first `limit` hits of a query as columns of numbers, in its order. */
export function listMatches(
  index: OfferIndex,
  query: Query,
  limit: number,
  live: LiveColumns,
  text: TextIndex,
): ScatterPoints {
  return withBitsetPool(() => {
    const limited = { ...query, shown: limit };
    const contexts = blockContextsOf(index, live, limited, text);
    const selections = contexts.map(selectDocs);
    const refs = rankHits(index, limited, contexts, selections);
    return { total: selections.reduce((sum, { hits }) => sum + hits.size, 0), ...columnsOf(index, contexts, refs) };
  });
}

function columnsOf(
  index: OfferIndex,
  contexts: readonly BlockContext[],
  refs: readonly DocRef[],
): Omit<ScatterPoints, 'total'> {
  const facets = [...index.bounds.keys()];
  const codes: OfferCode[] = [];
  const prices = new Float64Array(refs.length);
  const met = new Uint8Array(refs.length);
  const numbers = Object.fromEntries(facets.map((facet) => [facet, new Float64Array(refs.length)]));
  for (const [i, { block: blockIndex, doc }] of refs.entries()) {
    const { block, liveBlock, query } = contexts[blockIndex]!;
    codes.push(codeOf(block, doc) as OfferCode);
    prices[i] = liveBlock.price.current[doc]! / liveBlock.price.unit;
    met[i] = countMetWants(block, doc, query.wants);
    for (const facet of facets) numbers[facet]![i] = numberAt(numbersOf(block, facet), doc);
  }
  return { codes, prices, met, numbers };
}
