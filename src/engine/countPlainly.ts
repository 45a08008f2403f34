import type { Bits } from './bits';
import { countOnes } from './bits';
import type { DocSet } from './docSet';
import { countIn } from './docSet';

/** Counts how many docs of a mask each of the first sets has: what the kernel does, where it cannot run, and its oracle.
 *  @param upTo  how many sets are counted
 *  @returns     one count a set, 0 for those that were not counted */
export function countPlainly(sets: readonly DocSet[], mask: Bits, upTo: number): Int32Array {
  const counts = new Int32Array(sets.length);
  const filled = wordsWithDocs(mask);
  for (let n = 0; n < upTo; n++) {
    const set = sets[n]!;
    // Carry-save adders count whole sets at about the cost of every fourth word by itself.
    if (set.kind === 'list' || filled.length * 4 > mask.length) counts[n] = countIn(mask, set);
    else counts[n] = countAt(filled, mask, set.bits);
  }
  return counts;
}

function wordsWithDocs(mask: Bits): Uint16Array {
  const filled = new Uint16Array(mask.length);
  let count = 0;
  for (let i = 0; i < mask.length; i++) if (mask[i] !== 0) filled[count++] = i;
  return filled.subarray(0, count);
}

function countAt(words: Uint16Array, mask: Bits, bits: Bits): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    count += countOnes(mask[word]! & bits[word]!);
  }
  return count;
}
