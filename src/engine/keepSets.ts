import type { Bits } from './bits';
import { addDoc } from './bits';
import type { BlockMemory } from './blockMemory';
import { alignedBytes, bytesOfSet, listFilled } from './blockMemory';
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
  /** How many members the sets from one on, another left out, have. */
  readonly sizeOf: (from: number, to: number) => number;
  /** The bits of the dense sets, one behind the other; each begins `stride` words behind the one before. */
  readonly words: Int32Array;
  readonly stride: number;
  /** Counts how many docs of a mask each set has, into the first of each pair of `counts`.
   *  @param upTo  how many sets are counted, from the first on: all, or no more than there are dense ones; the counts of
   *               the others become 0 */
  readonly count: (mask: Bits, upTo: number) => void;
  /** Counts all sets in two masks, the other into the second of each pair: sooner than one mask after the other. */
  readonly countTwice: (mask: Bits, other: Bits) => void;
  /** Two counts for each set, which hold until the next are counted. */
  readonly counts: Int32Array;
  /** How many docs of a mask one set has; `counts` stays as it is. */
  readonly countOne: (mask: Bits, set: number) => number;
};

/** One doc in so many, and a set of items is kept as bits: the kernel counts them in less time than a list. */
export const DENSE = 48;

/** How many of some sets, the largest first, have one doc in `share` at least. */
export function densePrefix(starts: Int32Array, docs: number, share: number): number {
  let dense = 0;
  while (dense + 1 < starts.length && (starts[dense + 1]! - starts[dense]!) * share > docs) dense++;
  return dense;
}

/** What a group takes of the memory of a block of so many docs. */
export function bytesOfSets({ starts, members, dense }: SetGroup, docs: number): number {
  const count = starts.length - 1;
  const sizes = [dense * bytesOfSet(docs), 8 * count, 4 * (count - dense), 2 * (members.length - starts[dense]!)];
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
    sizeOf: (from, to) => starts[to]! - starts[from]!,
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
): Pick<KeptSets, 'count' | 'countTwice' | 'counts' | 'countOne'> {
  const { kernel, buffer, setBytes, mask: one, other: two, result } = memory;
  const pairs = new Int32Array(buffer, counts, 2 * sets.length);
  const single = new Int32Array(buffer, result.address, 1);
  const countBits = (mask: number, upTo: number, to: number) =>
    kernel.countBits(bits, bits + upTo * setBytes, setBytes, mask, to);
  const countLists = (other: number) => {
    kernel.pairMasks(one.address, other, setBytes, memory.pairs);
    kernel.countLists(lists, ends, ends + 4 * (sets.length - dense), memory.pairs, counts + 8 * dense);
  };
  return {
    counts: pairs,
    count: (mask, upTo) => {
      one.view.set(mask);
      const counted = Math.min(upTo, dense);
      const filledEnd = listFilled(memory, mask);
      if (filledEnd === null) countBits(one.address, counted, counts);
      else {
        const { address } = memory.places;
        kernel.countBitsAt(bits, bits + counted * setBytes, setBytes, one.address, counts, address, filledEnd);
      }
      if (upTo > dense) countLists(one.address);
      else pairs.fill(0, 2 * upTo);
    },
    countTwice: (mask, other) => {
      one.view.set(mask);
      two.view.set(other);
      countBits(one.address, dense, counts);
      countBits(two.address, dense, counts + 4);
      countLists(two.address);
    },
    countOne: (mask, set) => {
      const own = sets[set]!;
      if (own.kind === 'list') return countIn(mask, own);
      one.view.set(mask);
      kernel.countBits(own.bits.byteOffset, own.bits.byteOffset + setBytes, setBytes, one.address, result.address);
      return single[0]!;
    },
  };
}
