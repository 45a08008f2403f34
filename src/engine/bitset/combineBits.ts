import type { Bits } from './bits';
import { createBits, maskOf } from './bits';
import { takeBits } from './bitsetPool';

/** The docs of `a` that are in `b` too. */
export function intersect(a: Bits, b: Bits): Bits {
  const both = takeBits(a.length);
  for (let i = 0; i < a.length; i++) both[i] = a[i]! & b[i]!;
  return both;
}

/** Puts the docs of `b` into `a`. */
export function addAll(a: Bits, b: Bits): void {
  for (let i = 0; i < a.length; i++) a[i]! |= b[i]!;
}

/** Takes what is not in `b` out of `a`. */
export function keepShared(a: Bits, b: Bits): void {
  for (let i = 0; i < a.length; i++) a[i]! &= b[i]!;
}

/** The docs that are in any of the sets, out of `docs`. */
export function unite(docs: number, sets: readonly Bits[]): Bits {
  const united = createBits(docs);
  for (const bits of sets) addAll(united, bits);
  return united;
}

/** The docs from `from` to `to`, the end left out, out of `docs`. */
export function bitsBetween(docs: number, from: number, to: number): Bits {
  const bits = createBits(docs);
  for (let doc = from; doc < to; ) {
    const ones = Math.min(32 - (doc & 31), to - doc);
    bits[doc >>> 5]! |= maskOf(doc & 31, ones);
    doc += ones;
  }
  return bits;
}
