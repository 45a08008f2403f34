import type { Bits } from './bits';
import { addDoc, countShared, createBits } from './bits';

/** A stored set of documents: a bitset where it is dense, an ascending list where it is sparse. */
export type DocSet =
  | { readonly kind: 'bits'; readonly bits: Bits; readonly size: number }
  | { readonly kind: 'list'; readonly docs: Uint16Array; readonly size: number };

export const NO_DOCS: DocSet = { kind: 'list', docs: new Uint16Array(0), size: 0 };

/** Returns the set as a bitset, which must not be changed: it may be the stored one. */
export function bitsOf(set: DocSet, docCount: number): Bits {
  if (set.kind === 'bits') return set.bits;
  const bits = createBits(docCount);
  addMembers(bits, set);
  return bits;
}

/** Adds the documents of a set to `bits`. */
export function addMembers(bits: Bits, set: DocSet): void {
  if (set.kind === 'bits') for (let i = 0; i < bits.length; i++) bits[i]! |= set.bits[i]!;
  else for (let i = 0; i < set.docs.length; i++) addDoc(bits, set.docs[i]!);
}

/** Returns how many documents of the set are in `bits`. */
export function countIn(bits: Bits, set: DocSet): number {
  if (set.kind === 'bits') return countShared(bits, set.bits);
  const { docs } = set;
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    // Added without a branch, which would be unpredictable here.
    count += (bits[doc >>> 5]! >>> (doc & 31)) & 1;
  }
  return count;
}
