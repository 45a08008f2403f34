import type { Bits } from '@/engine/bitset/bits';
import { hasDoc, subtract } from '@/engine/bitset/bits';
import type { BlockContext } from '@/engine/index/blockContext';

/** Returns the first `limit` documents of a set.
 *  @param order  all documents of the block, in the order in which they are taken */
export function takeFirst(order: Uint16Array, docs: Bits, limit: number): readonly number[] {
  const first: number[] = [];
  for (let i = 0; i < order.length && first.length < limit; i++) {
    const doc = order[i]!;
    if (hasDoc(docs, doc)) first.push(doc);
  }
  return first;
}

/** Returns the first `limit` documents of a set, oldest first; documents with the same listing time are ordered by code. */
export function takeOldest(
  { block: { docOfRank, listedAt } }: BlockContext,
  docs: Bits,
  limit: number,
): readonly number[] {
  const oldest: number[] = [];
  for (let end = docOfRank.length; end > 0 && oldest.length < limit; ) {
    let start = end - 1;
    while (start > 0 && listedAt.counts[start - 1] === listedAt.counts[end - 1]) start--;
    for (let rank = start; rank < end && oldest.length < limit; rank++) {
      const doc = docOfRank[rank]!;
      if (hasDoc(docs, doc)) oldest.push(doc);
    }
    end = start;
  }
  return oldest;
}

/** Returns the cheapest documents of a set by current price; documents with the same price are ordered by rank. */
export function takeCheapest(context: BlockContext, docs: Bits, limit: number): readonly number[] {
  const { changed } = context.liveBlock.price;
  return changed.length === 0 ? firstDocs(docs, limit) : takeByPrice(context, docs, limit, firstDocs, 1);
}

/** Returns the most expensive documents of a set by current price; documents with the same price are ordered by rank. */
export function takeMostExpensive(context: BlockContext, docs: Bits, limit: number): readonly number[] {
  const { current } = context.liveBlock.price;
  return takeByPrice(context, docs, limit, (unchanged) => lastDocs(unchanged, limit, current), -1);
}

/** Takes the first documents with unchanged prices and sorts them together with those whose price the overlay changes.
 *  @param take       returns the first documents of a set by published price
 *  @param direction  1: cheapest first, −1: most expensive first */
function takeByPrice(
  { block, liveBlock }: BlockContext,
  docs: Bits,
  limit: number,
  take: (docs: Bits, limit: number) => readonly number[],
  direction: 1 | -1,
): readonly number[] {
  const { current, changed, changedBits } = liveBlock.price;
  const { rankOfDoc } = block;
  const all = [...take(subtract(docs, changedBits), limit), ...changed.filter((doc) => hasDoc(docs, doc))];
  all.sort((a, b) => (current[a]! - current[b]!) * direction || rankOfDoc[a]! - rankOfDoc[b]!);
  return all.slice(0, limit);
}

/** Returns the documents with the lowest numbers, which are the cheapest by published price. */
function firstDocs(docs: Bits, limit: number): number[] {
  const first: number[] = [];
  for (let i = 0; i < docs.length && first.length < limit; i++) {
    for (let word = docs[i]!; word !== 0 && first.length < limit; word &= word - 1) {
      first.push(i * 32 + 31 - Math.clz32(word & -word));
    }
  }
  return first;
}

/** Returns the documents with the highest numbers: at least `limit`, and then every other document with the price of the
 *  last one, since the caller orders documents with the same price by ascending rank. */
function lastDocs(docs: Bits, limit: number, prices: ArrayLike<number>): number[] {
  const last: number[] = [];
  for (let i = docs.length - 1; i >= 0; i--) {
    for (let word = docs[i]!; word !== 0; ) {
      const bit = 31 - Math.clz32(word);
      const doc = i * 32 + bit;
      if (last.length >= limit && prices[doc] !== prices[last[last.length - 1]!]) return last;
      last.push(doc);
      word &= ~(1 << bit);
    }
  }
  return last;
}
