import type { Bits } from './bits';
import { addDoc } from './bits';
import type { BlockMemory } from './blockMemory';
import { alignedBytes, layFilled, laySet } from './blockMemory';
import type { DocSet } from './docSet';
import { countIn } from './docSet';

/** Sets that are counted together: the docs of set i are members[starts[i] … starts[i + 1]), ascending. */
export type SetGroup = {
  readonly starts: Int32Array;
  readonly members: Uint16Array;
  /** How many of the sets, from the first on, are kept as bits; the others as lists. */
  readonly dense: number;
};

/** A group of sets in the memory of a block. */
export type KeptSets = {
  readonly sets: readonly DocSet[];
  readonly dense: number;
  /** How many members the sets that are lists have. */
  readonly listed: number;
  /** The bits of the dense sets, one behind the other; each begins `stride` words behind the one before. */
  readonly words: Int32Array;
  readonly stride: number;
  /** Counts how many docs of a mask each set has.
   *  @param upTo  how many sets are counted, from the first on: all, or no more than there are dense ones
   *  @returns     one count a set, 0 for those that were not counted */
  readonly count: (mask: Bits, upTo: number) => Int32Array;
  /** Counts how many docs of a mask one set has. */
  readonly countOne: (mask: Bits, set: number) => number;
  /** Counts all sets in two masks at once. */
  readonly countTwice: (mask: Bits, other: Bits) => readonly [Int32Array, Int32Array];
};

/** One doc in so many, and a set of items is kept as bits: the kernel counts them in less time than a list. */
export const DENSE = 64;

/** How many of some sets, the largest first, have one doc in `share` at least. */
export function densePrefix(starts: Int32Array, docs: number, share: number): number {
  let dense = 0;
  while (dense + 1 < starts.length && (starts[dense + 1]! - starts[dense]!) * share > docs) dense++;
  return dense;
}

/** What a group takes of the memory of a block of so many docs. */
export function bytesOfSets({ starts, members, dense }: SetGroup, docs: number): number {
  const count = starts.length - 1;
  const sizes = [dense * alignedBytes(docs / 8), 8 * count, 4 * (count - dense), 2 * (members.length - starts[dense]!)];
  return sizes.reduce((sum, size) => sum + alignedBytes(size), 0);
}

/** Where the parts of a group lie. */
type Places = Readonly<Record<'bits' | 'counts' | 'ends' | 'lists', number>>;

/** Keeps a group of sets in the memory of a block. */
export function keepSets(memory: BlockMemory, { starts, members, dense }: SetGroup, docs: number): KeptSets {
  const { buffer, setBytes } = memory;
  const count = starts.length - 1;
  const places: Places = {
    bits: memory.take(dense * setBytes),
    counts: memory.take(8 * count),
    ends: memory.take(4 * (count - dense)),
    lists: memory.take(2 * (members.length - starts[dense]!)),
  };
  const sets: DocSet[] = [];
  const ends = new Int32Array(buffer, places.ends, count - dense);
  for (let i = 0; i < count; i++) {
    const own = members.subarray(starts[i], starts[i + 1]);
    if (i < dense) {
      const bits = new Int32Array(buffer, places.bits + i * setBytes, Math.ceil(docs / 32));
      for (let at = 0; at < own.length; at++) addDoc(bits, own[at]!);
      sets.push({ kind: 'bits', bits, size: own.length });
    } else {
      const list = new Uint16Array(buffer, places.lists + 2 * (starts[i]! - starts[dense]!), own.length);
      list.set(own);
      sets.push({ kind: 'list', docs: list, size: own.length });
      ends[i - dense] = list.byteOffset + list.byteLength;
    }
  }
  return {
    sets,
    dense,
    listed: members.length - starts[dense]!,
    words: new Int32Array(buffer, places.bits, (dense * setBytes) / 4),
    stride: setBytes / 4,
    ...counting(memory, places, sets, dense),
  };
}

function counting(
  memory: BlockMemory,
  { bits, counts, ends, lists }: Places,
  sets: readonly DocSet[],
  dense: number,
): Pick<KeptSets, 'count' | 'countOne' | 'countTwice'> {
  const { kernel, buffer, setBytes, mask: one, other: two, places } = memory;
  const count = sets.length;
  const pairs = new Int32Array(buffer, counts, 2 * count);
  const countLists = (other: number) =>
    kernel.countLists(lists, ends, ends + 4 * (count - dense), one, other, counts + 8 * dense);
  return {
    count: (mask, upTo) => {
      const filledEnd = layFilled(memory, one, mask);
      const bitsEnd = bits + Math.min(upTo, dense) * setBytes;
      if (filledEnd === null) kernel.countBitsOnce(bits, bitsEnd, setBytes, one, counts);
      else kernel.countBitsAt(bits, bitsEnd, setBytes, one, counts, places, filledEnd);
      if (upTo > dense) countLists(one);
      return everySecond(pairs, 0, upTo);
    },
    countOne: (mask, set) => {
      const own = sets[set]!;
      if (own.kind === 'list') return countIn(mask, own);
      laySet(memory, one, mask);
      const at = bits + set * setBytes;
      kernel.countBitsOnce(at, at + setBytes, setBytes, one, counts + 8 * set);
      return pairs[2 * set]!;
    },
    countTwice: (mask, other) => {
      laySet(memory, one, mask);
      laySet(memory, two, other);
      kernel.countBits(bits, bits + dense * setBytes, setBytes, one, two, counts);
      countLists(two);
      return [everySecond(pairs, 0, count), everySecond(pairs, 1, count)];
    },
  };
}

/** Every second number from `first` on, `upTo` of them; the rest of the places are 0. */
function everySecond(pairs: Int32Array, first: number, upTo: number): Int32Array {
  const picked = new Int32Array(pairs.length / 2);
  for (let i = 0; i < upTo; i++) picked[i] = pairs[2 * i + first]!;
  return picked;
}
