import type { Bits } from './bits';
import { addDoc, countShared, createBits, forEachDoc } from './bits';

/** A set of docs that is kept: as bits where it is dense, as an ascending list where it is not. */
export type DocSet =
  | { readonly kind: 'bits'; readonly bits: Bits; readonly size: number }
  | { readonly kind: 'list'; readonly docs: Uint16Array; readonly size: number };

export const NO_DOCS: DocSet = { kind: 'list', docs: new Uint16Array(0), size: 0 };

/** Keeps a set of docs in the form that is counted faster. A list takes 16 bits for each doc it has, bits take one for
 *  each there is; but a word of bits is counted about as fast as a single doc of a list.
 *  @param members  ascending, each once
 *  @param docs     how many docs there are */
export function keepDocs(members: Uint16Array, docs: number): DocSet {
  if (members.length * 32 <= docs) return { kind: 'list', docs: members, size: members.length };
  const bits = createBits(docs);
  for (let i = 0; i < members.length; i++) addDoc(bits, members[i]!);
  return { kind: 'bits', bits, size: members.length };
}

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

/** Visits the docs of the set, ascending. */
export function forEachMember(set: DocSet, visit: (doc: number) => void): void {
  if (set.kind === 'bits') forEachDoc(set.bits, visit);
  else for (const doc of set.docs) visit(doc);
}
