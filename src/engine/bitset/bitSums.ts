import type { Bits } from './bits';
import { countBits } from './bits';
import { takeBits } from './bitsetPool';

/** A whole number from 0 for every doc, one set of docs for each binary digit, the lowest first: adding up costs a few
 *  operations for 32 docs at a time, and no number of its own for each. */
export type BitSums = Bits[];

/** Adds an amount to the sums of the docs of a set. */
export function addAmount(sums: BitSums, docs: Bits, amount: number): void {
  let digit = 0;
  for (let rest = amount; rest > 0; rest = Math.floor(rest / 2), digit++) {
    while (sums.length <= digit) sums.push(takeBits(docs.length).fill(0));
    if (rest % 2 === 1) addDigit(sums, docs, digit);
  }
}

/** Adds 2^from to the sums of the docs of a set, carrying on as in writing. */
function addDigit(sums: BitSums, docs: Bits, from: number): void {
  let carries = docs;
  for (let digit = from; ; digit++) {
    const sum = sums[digit];
    if (sum === undefined) {
      if (carries.some((word) => word !== 0)) sums.push(carries);
      return;
    }
    const next = takeBits(docs.length);
    for (let i = 0; i < docs.length; i++) {
      next[i] = sum[i]! & carries[i]!;
      sum[i]! ^= carries[i]!;
    }
    carries = next;
  }
}

/** The docs of a set with the smallest sums: all of `sure` and, to make up `count`, any of `tied`, whose sums are equal.
 *  @param count  how many are looked for; if there are fewer docs, all are sure or tied */
export function smallestSums(sums: BitSums, docs: Bits, count: number): { readonly sure: Bits; readonly tied: Bits } {
  const sure = takeBits(docs.length).fill(0);
  let tied: Bits = docs;
  let missing = count;
  for (let digit = sums.length - 1; digit >= 0; digit--) {
    const ones = sums[digit]!;
    const zero = takeBits(docs.length);
    for (let i = 0; i < docs.length; i++) zero[i] = tied[i]! & ~ones[i]!;
    const found = countBits(zero);
    if (found >= missing) {
      tied = zero;
      continue;
    }
    missing -= found;
    const one = takeBits(docs.length);
    for (let i = 0; i < docs.length; i++) {
      one[i] = tied[i]! & ones[i]!;
      sure[i]! |= zero[i]!;
    }
    tied = one;
  }
  return { sure, tied };
}

/** Splits a set by the sums of its docs.
 *  @returns  place n has the docs whose sum is n */
export function splitBySum(sums: BitSums, docs: Bits): readonly Bits[] {
  let groups: Bits[] = [docs];
  // The highest digit first: each further one splits every group into two neighbours.
  for (const ones of [...sums].reverse()) {
    groups = groups.flatMap((group) => {
      const zero = takeBits(group.length);
      const one = takeBits(group.length);
      for (let i = 0; i < group.length; i++) {
        zero[i] = group[i]! & ~ones[i]!;
        one[i] = group[i]! & ones[i]!;
      }
      return [zero, one];
    });
  }
  return groups;
}
