import type { Bits } from './bits';
import { addDoc, countShared, createBits, forEachDoc, hasDoc } from './bits';

/** A set of docs that is kept: as bits where it is dense, as an ascending list where that is smaller. */
export type DocSet =
  | { readonly kind: 'bits'; readonly bits: Bits; readonly size: number }
  | { readonly kind: 'list'; readonly docs: Uint32Array; readonly size: number };

/** Keeps a set of docs in the smaller form: a list takes 32 bits for each doc it has, bits take one for each there is.
 *  @param members  ascending, each once
 *  @param docs     how many docs there are */
export function keepDocs(members: Uint32Array, docs: number): DocSet {
  if (members.length * 32 <= docs) return { kind: 'list', docs: members, size: members.length };
  const bits = createBits(docs);
  for (const doc of members) addDoc(bits, doc);
  return { kind: 'bits', bits, size: members.length };
}

/** The set as bits of its own. */
export function bitsOf(set: DocSet, docs: number): Bits {
  if (set.kind === 'bits') return set.bits.slice();
  const bits = createBits(docs);
  for (const doc of set.docs) addDoc(bits, doc);
  return bits;
}

/** How many docs of the set are in `bits`. */
export function countIn(bits: Bits, set: DocSet): number {
  if (set.kind === 'bits') return countShared(bits, set.bits);
  let count = 0;
  for (const doc of set.docs) if (hasDoc(bits, doc)) count++;
  return count;
}

/** Visits the docs of the set, ascending. */
export function forEachMember(set: DocSet, visit: (doc: number) => void): void {
  if (set.kind === 'bits') forEachDoc(set.bits, visit);
  else for (const doc of set.docs) visit(doc);
}
