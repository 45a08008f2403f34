import type { Bits } from '@/engine/bits';
import { countIn } from '@/engine/docSet';
import type { KeptSets } from '@/engine/keepSets';

/** Counts all sets in two masks, the other into the second of each pair of `counts`: sooner than one mask after the
 *  other. */
export function countTwice({ memory, words, counts, countLists }: KeptSets, mask: Bits, other: Bits): void {
  const { kernel, setBytes, mask: one, other: two } = memory;
  const { byteOffset: dense, byteLength } = words;
  one.view.set(mask);
  two.view.set(other);
  kernel.countBits(dense, dense + byteLength, setBytes, one.address, counts.byteOffset);
  kernel.countBits(dense, dense + byteLength, setBytes, two.address, counts.byteOffset + 4);
  countLists(two);
}

/** How many docs of a mask one set has; `counts` stays as it is. */
export function countOne({ memory, sets }: KeptSets, mask: Bits, set: number): number {
  const own = sets[set]!;
  if (own.kind === 'list') return countIn(mask, own);
  const { kernel, setBytes, mask: room, result } = memory;
  const { byteOffset } = own.bits;
  room.view.set(mask);
  kernel.countBits(byteOffset, byteOffset + setBytes, setBytes, room.address, result.address);
  return result.view[0]!;
}
