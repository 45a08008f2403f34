import type { Bits } from './bits';
import { addDoc, countShared, createBits } from './bits';

/** A set of docs that is kept: as bits where it is dense, as an ascending list where it is not. */
export type DocSet =
  | { readonly kind: 'bits'; readonly bits: Bits; readonly size: number }
  | { readonly kind: 'list'; readonly docs: Uint16Array; readonly size: number };

export const NO_DOCS: DocSet = { kind: 'list', docs: new Uint16Array(0), size: 0 };

/** The set as bits, which must not be changed: they may be the set's own. */
export function bitsOf(set: DocSet, docs: number): Bits {
  if (set.kind === 'bits') return set.bits;
  const bits = createBits(docs);
  addMembers(bits, set);
  return bits;
}

/** Puts the docs of a set into `bits`. */
export function addMembers(bits: Bits, set: DocSet): void {
  if (set.kind === 'bits') for (let i = 0; i < bits.length; i++) bits[i]! |= set.bits[i]!;
  else for (let i = 0; i < set.docs.length; i++) addDoc(bits, set.docs[i]!);
}

/** How many docs of the set are in `bits`. */
export function countIn(bits: Bits, set: DocSet): number {
  if (set.kind === 'bits') return countShared(bits, set.bits);
  const { docs } = set;
  let count = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i]!;
    // Added instead of asked: whether a doc is in the set cannot be foreseen, and a wrong guess costs more than the rest.
    count += (bits[doc >>> 5]! >>> (doc & 31)) & 1;
  }
  return count;
}
