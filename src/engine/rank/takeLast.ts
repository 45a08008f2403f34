import type { Bits } from '@/engine/bitset/bits';
import { hasDoc } from '@/engine/bitset/bits';
import type { Scope } from '@/engine/index/blockContext';
import { withMoved } from './takeFirst';

/** The dearest docs of a set as priced now, equals by rank.
 *  @param most  how many at most */
export function takeDearest(scope: Scope, docs: Bits, most: number): readonly number[] {
  const { now } = scope.liveBlock.price;
  return withMoved(scope, docs, most, (standing) => lastDocs(standing, most, now), -1);
}

/** The oldest first; those listed at the same time forwards, by code. */
export function takeOldest({ block: { docOfRank, listedAt } }: Scope, docs: Bits, most: number): readonly number[] {
  const oldest: number[] = [];
  for (let end = docOfRank.length; end > 0 && oldest.length < most; ) {
    let start = end - 1;
    while (start > 0 && listedAt.counts[start - 1] === listedAt.counts[end - 1]) start--;
    for (let rank = start; rank < end && oldest.length < most; rank++) {
      const doc = docOfRank[rank]!;
      if (hasDoc(docs, doc)) oldest.push(doc);
    }
    end = start;
  }
  return oldest;
}

/** The last docs and all that cost as much as the first of them: those are in the order of their ranks forwards. */
function lastDocs(docs: Bits, most: number, prices: ArrayLike<number>): number[] {
  const last: number[] = [];
  for (let i = docs.length - 1; i >= 0; i--) {
    for (let word = docs[i]!; word !== 0; ) {
      const place = 31 - Math.clz32(word);
      const doc = i * 32 + place;
      if (last.length >= most && prices[doc] !== prices[last[last.length - 1]!]) return last;
      last.push(doc);
      word &= ~(1 << place);
    }
  }
  return last;
}
