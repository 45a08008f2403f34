import type { Query } from '@/domain/query';
import type { Bits } from './bits';
import { hasDoc } from './bits';
import type { DocRef, OfferIndex } from './offerIndex';
import { compareNewest } from './offerIndex';
import type { Scope } from './scope';
import { takeCheapest } from './takeCheapest';

/** The orders that every catalogue has:
 *  - `price`: the cheapest first, as priced now
 *  - `newest`: the newest first
 *  Reversed, they are turned round. Equals come newest first, then by code, in either direction. */
export type PlainOrder = 'price' | 'newest';

/** What the answer to a plain query is ordered by. */
export function plainOrderOf({ sort }: Query): PlainOrder {
  return sort.key === 'price' ? 'price' : 'newest';
}

/** The first docs of a set in an order, turned round where the query says so. */
export function rankPlainly(scope: Scope, order: PlainOrder, docs: Bits, most: number): readonly number[] {
  const { reversed } = scope.query.sort;
  if (order === 'price') return takeCheapest(scope, docs, most, reversed);
  return reversed ? takeOldest(scope, docs, most) : takeFirst(scope.block.docOfRank, docs, most);
}

/** Compares docs as `rankPlainly` orders them, those of different blocks too. */
export function comparePlainly(
  index: OfferIndex,
  scopes: readonly Scope[],
  order: PlainOrder,
  a: DocRef,
  b: DocRef,
): number {
  const by = order === 'price' ? priceNow(scopes, a) - priceNow(scopes, b) : listedAt(index, b) - listedAt(index, a);
  return by * (scopes[0]?.query.sort.reversed === true ? -1 : 1) || compareNewest(index, a, b);
}

/** The price of a doc now, in minor units. */
export function priceNow(scopes: readonly Scope[], { block, doc }: DocRef): number {
  return scopes[block]!.liveBlock.price.now[doc]!;
}

/** The first docs of a set in the order of a list.
 *  @param most  how many at most */
export function takeFirst(order: Uint16Array, docs: Bits, most: number): readonly number[] {
  const first: number[] = [];
  for (let i = 0; i < order.length && first.length < most; i++) {
    const doc = order[i]!;
    if (hasDoc(docs, doc)) first.push(doc);
  }
  return first;
}

function listedAt({ blocks }: OfferIndex, { block, doc }: DocRef): number {
  const { listedAt, rankOfDoc } = blocks[block]!;
  return listedAt[rankOfDoc[doc]!]!;
}

/** The oldest first; those listed at the same time forwards, by code. */
function takeOldest({ block: { docOfRank, listedAt } }: Scope, docs: Bits, most: number): readonly number[] {
  const oldest: number[] = [];
  for (let end = docOfRank.length; end > 0 && oldest.length < most; ) {
    let start = end - 1;
    while (start > 0 && listedAt[start - 1] === listedAt[end - 1]) start--;
    for (let rank = start; rank < end && oldest.length < most; rank++) {
      const doc = docOfRank[rank]!;
      if (hasDoc(docs, doc)) oldest.push(doc);
    }
    end = start;
  }
  return oldest;
}
