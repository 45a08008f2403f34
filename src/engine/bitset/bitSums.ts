import type { Bits } from './bits';
import { countBits } from './bits';
import { acquireBits } from './bitsetPool';

/** A whole number from 0 for every document, stored as one bitset per binary digit, the lowest first. Adding costs a few
 *  bitwise operations for 32 documents at a time. */
export type BitSums = Bits[];

/** Adds an amount to the sums of the documents of a set. */
export function addAmount(sums: BitSums, docs: Bits, amount: number): void {
  let digit = 0;
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 2), digit++) {
    while (sums.length <= digit) sums.push(acquireBits(docs.length).fill(0));
    if (rest % 2 === 1) addDigit(sums, docs, digit);
  }
}

/** Adds 2^from to the sums of the documents of a set by ripple carry. */
function addDigit(sums: BitSums, docs: Bits, from: number): void {
  let carries = docs;
  for (let digit = from; ; digit++) {
    const sum = sums[digit];
    if (sum === undefined) {
      if (carries.some((word) => word !== 0)) sums.push(carries);
      return;
    }
    const next = acquireBits(docs.length);
    for (let i = 0; i < docs.length; i++) {
      next[i] = sum[i]! & carries[i]!;
      sum[i]! ^= carries[i]!;
    }
    carries = next;
  }
}

/** Finds the `count` documents of a set with the smallest sums: all of `sure`, filled up with any of `tied`, whose sums
 *  are equal.
 *  @param count  if the set is smaller, all documents are sure or tied */
export function smallestSums(sums: BitSums, docs: Bits, count: number): { readonly sure: Bits; readonly tied: Bits } {
  const sure = acquireBits(docs.length).fill(0);
  let tied: Bits = docs;
  let missing = count;
  for (let digit = sums.length - 1; digit >= 0; digit--) {
    const ones = sums[digit]!;
    const zero = acquireBits(docs.length);
    for (let i = 0; i < docs.length; i++) zero[i] = tied[i]! & ~ones[i]!;
    const found = countBits(zero);
    if (found >= missing) {
      tied = zero;
      continue;
    }
    missing -= found;
    const one = acquireBits(docs.length);
    for (let i = 0; i < docs.length; i++) {
      one[i] = tied[i]! & ones[i]!;
      sure[i]! |= zero[i]!;
    }
    tied = one;
  }
  return { sure, tied };
}

/** Splits a set by the sums of its documents.
 *  @returns  at index n the documents whose sum is n */
export function splitBySum(sums: BitSums, docs: Bits): readonly Bits[] {
  let groups: Bits[] = [docs];
  // From the highest digit down, each digit splits every group into two adjacent ones.
  for (const ones of [...sums].reverse()) {
    groups = groups.flatMap((group) => {
      const zero = acquireBits(group.length);
      const one = acquireBits(group.length);
      for (let i = 0; i < group.length; i++) {
        zero[i] = group[i]! & ~ones[i]!;
        one[i] = group[i]! & ones[i]!;
      }
      return [zero, one];
    });
  }
  return groups;
}
