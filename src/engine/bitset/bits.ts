import { acquireBits } from './bitsetPool';

/** A set of document numbers of one block, one bit each; the bits after the last document are 0. Words are signed, like
 *  the results of bitwise operators: V8 would store unsigned ones as floating-point numbers. */
export type Bits = Int32Array;

/** A bitset and its size. The bits must not be changed. */
export type CountedDocs = { readonly bits: Bits; readonly size: number };

/** Returns an empty set for `docCount` documents. */
export function createBits(docCount: number): Bits {
  return acquireBits(Math.ceil(docCount / 32)).fill(0);
}

/** Returns the set of all documents. */
export function fullBits(docCount: number): Bits {
  const bits = createBits(docCount).fill(-1);
  if (docCount % 32 !== 0) bits[bits.length - 1] = 2 ** (docCount % 32) - 1;
  return bits;
}

/** Returns the set of the documents for which `holds` is true. */
export function bitsWhere(docCount: number, holds: (doc: number) => boolean): Bits {
  const bits = createBits(docCount);
  for (let doc = 0; doc < docCount; doc++) if (holds(doc)) addDoc(bits, doc);
  return bits;
}

/** Adds a document to the set. */
export function addDoc(bits: Bits, doc: number): void {
  bits[doc >>> 5]! |= 1 << (doc & 31);
}

/** Returns whether the set contains a document. */
export function hasDoc(bits: Bits, doc: number): boolean {
  return (bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
}

/** Returns the documents of `a` that are not in `b`. */
export function subtract(a: Bits, b: Bits): Bits {
  const rest = acquireBits(a.length);
  for (let i = 0; i < a.length; i++) rest[i] = a[i]! & ~b[i]!;
  return rest;
}

/** Returns the number of documents in the set. */
export function countBits(bits: Bits): number {
  return countShared(bits, bits);
}

/** Returns the size of the intersection of two sets. Eight words at a time go through carry-save adders (Harley and
 *  Seal), which leaves one population count instead of eight and takes a third of the time. */
export function countShared(a: Bits, b: Bits): number {
  const rest = a.length & 7;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  for (let i = rest; i < a.length; i += 8) {
    let x = a[i]! & b[i]!;
    let y = a[i + 1]! & b[i + 1]!;
    let half = ones ^ x;
    let twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = a[i + 2]! & b[i + 2]!;
    y = a[i + 3]! & b[i + 3]!;
    half = ones ^ x;
    let twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    x = a[i + 4]! & b[i + 4]!;
    y = a[i + 5]! & b[i + 5]!;
    half = ones ^ x;
    twosA = (ones & x) | (half & y);
    ones = half ^ y;
    x = a[i + 6]! & b[i + 6]!;
    y = a[i + 7]! & b[i + 7]!;
    half = ones ^ x;
    twosB = (ones & x) | (half & y);
    ones = half ^ y;
    half = twos ^ twosA;
    const foursB = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = fours ^ foursA;
    eights += countOnes((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = eights * 8 + countOnes(fours) * 4 + countOnes(twos) * 2 + countOnes(ones);
  for (let i = 0; i < rest; i++) count += countOnes(a[i]! & b[i]!);
  return count;
}

/** Lists the documents of a set in ascending order.
 *  @param size  the size of the set */
export function listDocs(bits: Bits, size: number): Uint16Array {
  const list = new Uint16Array(size);
  let length = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) list[length++] = i * 32 + 31 - Math.clz32(word & -word);
  }
  return list;
}

/** Calls `visit` for each document of a set, in ascending order. */
export function forEachDoc(bits: Bits, visit: (doc: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) visit(i * 32 + 31 - Math.clz32(word & -word));
  }
}

/** Returns a word with `ones` consecutive ones, 1 to 32, from bit `from` on. */
export function maskOf(from: number, ones: number): number {
  return (0xffff_ffff >>> (32 - ones)) << from;
}

/** Returns the population count of a word by adding up pairs, then fours, then bytes (Hacker's Delight §5–1). */
export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
