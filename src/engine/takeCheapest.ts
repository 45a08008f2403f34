import type { Bits } from './bits';
import { hasDoc, subtract } from './bits';
import type { Scope } from './scope';

/** The cheapest docs of a set as priced now, or the dearest, equals by rank.
 *  @param most  how many at most */
export function takeCheapest(scope: Scope, docs: Bits, most: number, dearest: boolean): readonly number[] {
  if (most <= 0) return [];
  const { now, moved, movedBits } = scope.liveBlock.price;
  const standing = moved.length === 0 ? docs : subtract(docs, movedBits);
  const first = dearest ? lastDocs(standing, most, now) : firstDocs(standing, most);
  if (!dearest && moved.length === 0) return first;
  const { rankOfDoc } = scope.block;
  const turn = dearest ? -1 : 1;
  const all = [...first, ...moved.filter((doc) => hasDoc(docs, doc))];
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

/** The last docs and all that cost as much as the first of them: those are in the order of their ranks forwards. */
function lastDocs(docs: Bits, most: number, prices: ArrayLike<number>): number[] {
  const last: number[] = [];
  for (let i = docs.length - 1; i >= 0; i--) {
    for (let word = docs[i]!; word !== 0; ) {
      const place = 31 - Math.clz32(word);
      const doc = i * 32 + place;
      if (last.length >= most && prices[doc] !== prices[last.at(-1)!]) return last;
      last.push(doc);
      word &= ~(1 << place);
    }
  }
  return last;
}
