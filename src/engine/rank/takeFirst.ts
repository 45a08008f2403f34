import type { Bits } from '@/engine/bitset/bits';
import { hasDoc, subtract } from '@/engine/bitset/bits';
import type { Scope } from '@/engine/index/blockContext';

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

/** The cheapest docs of a set as priced now, equals by rank.
 *  @param most  how many at most */
export function takeCheapest(scope: Scope, docs: Bits, most: number): readonly number[] {
  const { moved } = scope.liveBlock.price;
  return moved.length === 0 ? firstDocs(docs, most) : withMoved(scope, docs, most, firstDocs, 1);
}

/** Takes docs of a set in the order of their prices now, the moved ones among those that stand where they stood.
 *  @param take  takes docs of a set in the order of their published prices
 *  @param turn  1: the cheapest first, -1: the dearest */
export function withMoved(
  scope: Scope,
  docs: Bits,
  most: number,
  take: (docs: Bits, most: number) => readonly number[],
  turn: 1 | -1,
): readonly number[] {
  const { now, moved, movedBits } = scope.liveBlock.price;
  const { rankOfDoc } = scope.block;
  const all = [...take(subtract(docs, movedBits), most), ...moved.filter((doc) => hasDoc(docs, doc))];
  all.sort((a, b) => (now[a]! - now[b]!) * turn || rankOfDoc[a]! - rankOfDoc[b]!);
  return all.slice(0, most);
}

/** Docs lie in the order of their published prices, so the first are the cheapest. */
function firstDocs(docs: Bits, most: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < docs.length && first.length < most; i++) {
    for (let word = docs[i]!; word !== 0 && first.length < most; word &= word - 1) {
      first.push(i * 32 + 31 - Math.clz32(word & -word));
    }
  }
  return first;
}
