import type { Bits } from '@/engine/bitset/bits';
import { countIn } from '@/engine/bitset/docSet';
import type { BlockMemory } from '@/engine/blockMemory';
import { MASK, OTHER, PLACES, RESULT } from '@/engine/blockMemory';
import type { KeptSets } from '@/engine/index/docSetGroup';
import { refiningKernelOf } from './refiningKernelOf';

/** Counts how many docs of a mask each set has, into the first of each pair of `counts`, where few words of the mask have
 *  docs in less time than `KeptSets.count` takes.
 *  @param upTo  how many sets are counted, from the first on: all, or no more than there are dense ones; the counts of
 *               the others stay as they are */
export function countSets(kept: KeptSets, mask: Bits, upTo: number): void {
  const { memory, words, counts, dense, sets } = kept;
  const { kernel, setBytes } = memory;
  const filledEnd = listFilled(memory, mask);
  if (filledEnd === null && upTo === sets.length) {
    kept.count(mask);
    return;
  }
  memory.mask.set(mask);
  const asked = [words.byteOffset, words.byteOffset + Math.min(upTo, dense) * setBytes, setBytes, MASK] as const;
  if (filledEnd === null) kernel.countBits(...asked, counts.byteOffset);
  else refiningKernelOf(memory).countBitsAt(...asked, counts.byteOffset, PLACES * setBytes, filledEnd);
  if (upTo > dense) kept.countLists(MASK);
}

/** Counts all sets in two masks, the other into the second of each pair of `counts`: sooner than one mask after the
 *  other. */
export function countTwice({ memory, words, counts, countLists }: KeptSets, mask: Bits, other: Bits): void {
  const { kernel, buffer, setBytes } = memory;
  const { byteOffset: dense, byteLength } = words;
  memory.mask.set(mask);
  new Int32Array(buffer, OTHER * setBytes, other.length).set(other);
  kernel.countBits(dense, dense + byteLength, setBytes, MASK, counts.byteOffset);
  kernel.countBits(dense, dense + byteLength, setBytes, OTHER * setBytes, counts.byteOffset + 4);
  countLists(OTHER * setBytes);
}

/** How many docs of a mask one set has; `counts` stays as it is. */
export function countOne({ memory, sets }: KeptSets, mask: Bits, set: number): number {
  const own = sets[set]!;
  if (own.kind === 'list') return countIn(mask, own);
  const { kernel, buffer, setBytes } = memory;
  const { byteOffset } = own.bits;
  memory.mask.set(mask);
  kernel.countBits(byteOffset, byteOffset + setBytes, setBytes, MASK, RESULT * setBytes);
  return new Int32Array(buffer, RESULT * setBytes, 1)[0]!;
}

/** Up to one word in so many, the kernel counts sooner word by word than vector by vector. */
const FEW_FILLED = 6;

/** Lists the places of the words of a set that have docs, if they are few, where the kernel reads them.
 *  @returns  the end of the list; null if they are many */
function listFilled({ buffer, setBytes }: BlockMemory, set: Bits): number | null {
  const places = new Uint16Array(buffer, PLACES * setBytes, setBytes / 2);
  const few = set.length / FEW_FILLED;
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    if (set[i] === 0) continue;
    if (count > few) return null;
    places[count++] = i * 4;
  }
  return places.byteOffset + 2 * count;
}
