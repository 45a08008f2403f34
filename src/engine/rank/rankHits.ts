import type { Query } from '@/domain/query';
import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount, splitBySum } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { timestampAt } from '@/engine/columns/timestamps';
import { rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from './compareNewest';
import { mergeLists } from './mergeLists';
import { orderByResource } from './orderByResource';
import { takeCheapest, takeFirst, takeMostExpensive, takeOldest } from './takeDocs';

/** Sort orders:
 *  - `best`: most wants met first, `nice` included, then the cheapest; without wants and text, the newest
 *  - `price`: the cheapest first, by current price
 *  - `newest`: the newest first
 *  - a resource: the greatest amount first; offers without it last, also when reversed
 *  - anything else, such as a resource that no offer has: like `best`
 *  `reversed` reverses all of them. Ties are newest first, then by code, in either direction. */
type Order = 'best' | 'price' | 'newest' | { readonly resource: string };

/** Returns the first hits of all blocks in the order of the query, `query.shown` at most.
 *  @param selections  parallel to `contexts` */
export function rankHits(
  index: OfferIndex,
  query: Query,
  contexts: readonly BlockContext[],
  selections: readonly Selection[],
): readonly DocRef[] {
  const order = orderOf(index, query);
  const lists = contexts.map((context, block) =>
    rankBlock(context, order, selections[block]!).map((doc): DocRef => ({ block, doc })),
  );
  return mergeLists(lists, createCompare(index, query, contexts, order), query.shown);
}

function orderOf({ resources }: OfferIndex, { sort: { key }, wants, text }: Query): Order {
  if (key === 'price') return 'price';
  if (resources.has(key)) return { resource: key };
  return key === 'newest' || (wants.length === 0 && text.trim() === '') ? 'newest' : 'best';
}

function rankBlock(context: BlockContext, order: Order, selection: Selection): readonly number[] {
  const { block, query } = context;
  const { reversed } = query.sort;
  const { bits, size } = selection.hits;
  const limit = Math.min(query.shown, size);
  if (order === 'best') return takeBest(context, selection, limit);
  if (order === 'price') return takeByPrice(context, bits, limit, reversed);
  if (order === 'newest') {
    return reversed ? takeOldest(context, bits, limit) : takeFirst(block.docOfRank, bits, limit);
  }
  return takeFirst(orderByResource(block, order.resource, !reversed), bits, limit);
}

/** Returns the comparison function of `rankBlock`, across blocks. */
function createCompare(
  index: OfferIndex,
  { sort }: Query,
  contexts: readonly BlockContext[],
  order: Order,
): (a: DocRef, b: DocRef) => number {
  const direction = sort.reversed ? -1 : 1;
  const amountOf = (facet: string, { block, doc }: DocRef) => rangeValueOf(contexts[block]!, facet, doc);
  const byPrice = (a: DocRef, b: DocRef) => amountOf('price', a) - amountOf('price', b);
  const compare = (a: DocRef, b: DocRef): number => {
    if (order === 'price') return byPrice(a, b) * direction;
    if (order === 'newest') return (listedAt(index, b) - listedAt(index, a)) * direction;
    if (order === 'best')
      return (rankingWantsMet(contexts, b) - rankingWantsMet(contexts, a) || byPrice(a, b)) * direction;
    const [x, y] = [amountOf(order.resource, a), amountOf(order.resource, b)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return (y - x) * direction;
  };
  return (a, b) => compare(a, b) || compareNewest(index, a, b);
}

function listedAt({ blocks }: OfferIndex, { block, doc }: DocRef): number {
  const { listedAt: timestamps, rankOfDoc } = blocks[block]!;
  return timestampAt(timestamps, rankOfDoc[doc]!);
}

function takeByPrice(context: BlockContext, docs: Bits, limit: number, isReversed: boolean): readonly number[] {
  return isReversed ? takeMostExpensive(context, docs, limit) : takeCheapest(context, docs, limit);
}

/** All hits meet the same `must` and `never` wants, so only `any` and `nice` affect the order. */
function affectsRank({ mode }: Query['wants'][number]): boolean {
  return mode === 'any' || mode === 'nice';
}

function rankingWantsMet(contexts: readonly BlockContext[], { block: index, doc }: DocRef): number {
  const { block, query } = contexts[index]!;
  return query.wants.filter((want) => affectsRank(want) && wantedLevelOf(block, doc, want) >= want.level).length;
}

function takeBest(context: BlockContext, { conditions, hits }: Selection, limit: number): readonly number[] {
  const { sort, wants } = context.query;
  const met: BitSums = [];
  for (const [i, want] of wants.entries()) if (affectsRank(want)) addAmount(met, conditions.docsOfWants[i]!, 1);
  const groups = splitBySum(met, hits.bits);
  const best: number[] = [];
  for (const group of sort.reversed ? groups : [...groups].reverse()) {
    if (best.length >= limit) break;
    best.push(...takeByPrice(context, group, limit - best.length, sort.reversed));
  }
  return best;
}
