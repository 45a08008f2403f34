import type { Bits } from './bitset/bits';
import type { Scope } from './index/blockContext';
import type { DocRef, OfferIndex } from './index/offerIndex';
import { compareNewest } from './rank/compareNewest';
import { takeCheapest, takeFirst } from './rank/takeFirst';

/** The orders that every catalog has: the cheapest first, as priced now, or the newest. Equals come newest first, then
 *  by code. */
export type PlainOrder = 'price' | 'newest';

/** The first docs of a set in an order. */
export function rankPlainly(scope: Scope, order: PlainOrder, docs: Bits, most: number): readonly number[] {
  return order === 'price' ? takeCheapest(scope, docs, most) : takeFirst(scope.block.docOfRank, docs, most);
}

/** Compares docs as `rankPlainly` orders them, those of different blocks too. */
export function comparePlainly(
  index: OfferIndex,
  scopes: readonly Scope[],
  order: PlainOrder,
  a: DocRef,
  b: DocRef,
): number {
  const priceNow = ({ block, doc }: DocRef) => scopes[block]!.liveBlock.price.now[doc]!;
  return (order === 'price' ? priceNow(a) - priceNow(b) : 0) || compareNewest(index, a, b);
}
