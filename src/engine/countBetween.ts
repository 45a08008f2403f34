import type { Bits } from './bitset/bits';
import { countOnes, maskOf } from './bitset/bits';

/** How many docs from `from` to `to`, the end left out, the set has. */
export function countBetween(bits: Bits, from: number, to: number): number {
  let count = 0;
  for (let doc = from; doc < to; ) {
    const ones = Math.min(32 - (doc & 31), to - doc);
    const word = bits[doc >>> 5]!;
    // Most sets have few docs, and most words of those none.
    if (word !== 0) count += countOnes(word & maskOf(doc & 31, ones));
    doc += ones;
  }
  return count;
}
