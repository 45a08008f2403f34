import type { Query } from '@/domain/query';
import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount, splitBySum } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { momentAt } from '@/engine/columns/timestamps';
import { rangeValueOf } from '@/engine/filter/matchRange';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import type { Scope } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import type { PlainOrder } from '@/engine/rankPlainly';
import { compareNewest } from './compareNewest';
import { orderBy } from './orderByResource';
import { takeCheapest, takeFirst } from './takeFirst';
import { takeDearest, takeOldest } from './takeLast';

/** What an answer is ordered by:
 *  - `best`: most wants met first, `nice` included, then the cheapest; where neither wants nor text are asked, the newest
 *  - `price`: the cheapest first, as priced now
 *  - `newest`: the newest first
 *  - a resource: the most first; offers that do not have it last, also when reversed
 *  - anything else, so also a resource that no offer has: as `best`
 *  `reversed` turns all of that round. Equals come newest first, then by code, in either direction. */
export type Order = 'best' | PlainOrder | { readonly resource: string };

/** What a query's answer is ordered by. */
export function orderOf({ resources }: OfferIndex, { sort: { key }, wants, text }: Query): Order {
  if (key === 'price') return 'price';
  if (resources.has(key)) return { resource: key };
  return key === 'newest' || (wants.length === 0 && text.trim() === '') ? 'newest' : 'best';
}

/** The first hits of a block in the order asked for, as many as the query shows. */
export function rankHits(scope: Scope, order: Order, selection: Selection): readonly number[] {
  const { block, query } = scope;
  const { reversed } = query.sort;
  const { hits, total } = selection;
  const most = Math.min(query.shown, total);
  if (order === 'best') return takeBest(scope, selection);
  if (order === 'price') return takeByPrice(scope, hits, most, reversed);
  if (order === 'newest') return reversed ? takeOldest(scope, hits, most) : takeFirst(block.docOfRank, hits, most);
  return takeFirst(orderBy(block, order.resource, !reversed), hits, most);
}

/** Compares hits as `rankHits` orders them, those of different blocks too. */
export function compareHits(
  index: OfferIndex,
  { sort }: Query,
  scopes: readonly Scope[],
  order: Order,
): (a: DocRef, b: DocRef) => number {
  const turn = sort.reversed ? -1 : 1;
  const amountOf = (facet: string, { block, doc }: DocRef) => rangeValueOf(scopes[block]!, facet, doc);
  const byPrice = (a: DocRef, b: DocRef) => amountOf('price', a) - amountOf('price', b);
  const compare = (a: DocRef, b: DocRef): number => {
    if (order === 'price') return byPrice(a, b) * turn;
    if (order === 'newest') return (listedAt(index, b) - listedAt(index, a)) * turn;
    if (order === 'best') return (wantsMet(scopes, b) - wantsMet(scopes, a) || byPrice(a, b)) * turn;
    const [x, y] = [amountOf(order.resource, a), amountOf(order.resource, b)];
    if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return (y - x) * turn;
  };
  return (a, b) => compare(a, b) || compareNewest(index, a, b);
}

function listedAt({ blocks }: OfferIndex, { block, doc }: DocRef): number {
  const { listedAt, rankOfDoc } = blocks[block]!;
  return momentAt(listedAt, rankOfDoc[doc]!);
}

function takeByPrice(scope: Scope, docs: Bits, most: number, dearest: boolean): readonly number[] {
  return dearest ? takeDearest(scope, docs, most) : takeCheapest(scope, docs, most);
}

/** Hits are alike in must and never, so only any and nice can tell them apart. */
function tellsApart({ mode }: Query['wants'][number]): boolean {
  return mode === 'any' || mode === 'nice';
}

function wantsMet(scopes: readonly Scope[], { block, doc }: DocRef): number {
  const scope = scopes[block]!;
  return scope.query.wants.filter((want) => tellsApart(want) && wantedLevelOf(scope.block, doc, want) >= want.level)
    .length;
}

function takeBest(scope: Scope, { conditions, hits, total }: Selection): readonly number[] {
  const { shown, sort, wants } = scope.query;
  const most = Math.min(shown, total);
  const met: BitSums = [];
  for (const [i, want] of wants.entries()) if (tellsApart(want)) addAmount(met, conditions.wanted[i]!, 1);
  const groups = splitBySum(met, hits);
  const best: number[] = [];
  for (const group of sort.reversed ? groups : [...groups].reverse()) {
    if (best.length >= most) break;
    best.push(...takeByPrice(scope, group, most - best.length, sort.reversed));
  }
  return best;
}
