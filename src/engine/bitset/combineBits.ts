import type { Bits } from './bits';
import { createBits, maskOf } from './bits';
import { acquireBits } from './bitsetPool';

/** Returns the intersection of two sets. */
export function intersect(a: Bits, b: Bits): Bits {
  const both = acquireBits(a.length);
  for (let i = 0; i < a.length; i++) both[i] = a[i]! & b[i]!;
  return both;
}

/** Adds the documents of `b` to `a`. */
export function addAll(a: Bits, b: Bits): void {
  for (let i = 0; i < a.length; i++) a[i]! |= b[i]!;
}

/** Removes from `a` the documents that are not in `b`. */
export function retainAll(a: Bits, b: Bits): void {
  for (let i = 0; i < a.length; i++) a[i]! &= b[i]!;
}

/** Returns the union of some sets of `docCount` documents. */
export function unite(docCount: number, sets: readonly Bits[]): Bits {
  const united = createBits(docCount);
  for (const bits of sets) addAll(united, bits);
  return united;
}

/** Returns the documents `from` to `to` (exclusive) of `docCount` documents. */
export function bitsBetween(docCount: number, from: number, to: number): Bits {
  const bits = createBits(docCount);
  for (let doc = from; doc < to; ) {
    const ones = Math.min(32 - (doc & 31), to - doc);
    bits[doc >>> 5]! |= maskOf(doc & 31, ones);
    doc += ones;
  }
  return bits;
}
