import type { Bits } from '@/engine/bitset/bits';
import { addDoc } from '@/engine/bitset/bits';
import type { DocSet } from '@/engine/bitset/docSet';
import type { BlockMemory } from '@/engine/blockMemory';
import { bytesOfSet, MASK, PAIRS } from '@/engine/blockMemory';

/** Sets that are counted together: the docs of set i are members[starts[i] … starts[i + 1]), ascending. */
export type SetGroup = {
  readonly starts: Int32Array;
  readonly members: Uint16Array;
  /** How many of the sets, from the first on, are kept as bits; the others as lists. */
  readonly dense: number;
};

/** A group of sets in the memory of a block. */
export type KeptSets = {
  readonly memory: BlockMemory;
  readonly sets: readonly DocSet[];
  readonly dense: number;
  /** As SetGroup. */
  readonly starts: Int32Array;
  /** The bits of the dense sets, one behind the other; each begins `stride` words behind the one before. */
  readonly words: Int32Array;
  readonly stride: number;
  /** Counts how many docs of a mask each set has, into the first of each pair of `counts`. */
  readonly count: (mask: Bits) => void;
  /** Counts the sets that are lists in the memory's mask, and in the mask at an address into the second of each pair. */
  readonly countLists: (other: number) => void;
  /** Two counts for each set, which hold until the next are counted. */
  readonly counts: Int32Array;
};

/** One doc in so many, and a set of items is kept as bits: the kernel counts them in less time than a list. */
export const DENSE = 48;

/** How many of some sets, the largest first, have one doc in `share` at least. */
export function densePrefix(starts: Int32Array, docs: number, share: number): number {
  let dense = 0;
  while (dense + 1 < starts.length && (starts[dense + 1]! - starts[dense]!) * share > docs) dense++;
  return dense;
}

/** The kernel counts what is no set behind the counts of the sets: see `countItems` there. */
const SPARE_COUNTS = 4;

/** What the parts of a group take of the memory of a block of so many docs: bits, counts, the ends of the lists, and the
 *  lists; in bytes. */
export function sizesOfSets({ starts, members, dense }: SetGroup, docs: number): Parts {
  const count = starts.length - 1;
  return [
    dense * bytesOfSet(docs),
    8 * (count + SPARE_COUNTS),
    4 * (count - dense),
    2 * (members.length - starts[dense]!),
  ];
}

type Parts = [bits: number, counts: number, ends: number, lists: number];

/** Keeps a group of sets in the memory of a block. */
export function keepSets(memory: BlockMemory, group: SetGroup, docs: number): KeptSets {
  const { buffer, setBytes, take } = memory;
  const { starts, members, dense } = group;
  const count = starts.length - 1;
  const places = sizesOfSets(group, docs).map(take) as Parts;
  const [bitsAt, , endsAt, listsAt] = places;
  const sets: DocSet[] = [];
  const listEnds = new Int32Array(buffer, endsAt, count - dense);
  for (let i = 0; i < count; i++) {
    const docsOfSet = members.subarray(starts[i], starts[i + 1]);
    if (i < dense) {
      const own = new Int32Array(buffer, bitsAt + i * setBytes, Math.ceil(docs / 32));
      for (let at = 0; at < docsOfSet.length; at++) addDoc(own, docsOfSet[at]!);
      sets.push({ kind: 'bits', bits: own, size: docsOfSet.length });
    } else {
      const list = new Uint16Array(buffer, listsAt + 2 * (starts[i]! - starts[dense]!), docsOfSet.length);
      list.set(docsOfSet);
      sets.push({ kind: 'list', docs: list, size: docsOfSet.length });
      listEnds[i - dense] = list.byteOffset + list.byteLength;
    }
  }
  return {
    memory,
    sets,
    dense,
    starts,
    words: new Int32Array(buffer, bitsAt, (dense * setBytes) / 4),
    stride: setBytes / 4,
    ...counting(memory, places, count, dense),
  };
}

function counting(
  { kernel, buffer, setBytes, mask: own }: BlockMemory,
  [bits, counts, ends, lists]: Parts,
  count: number,
  dense: number,
): Pick<KeptSets, 'count' | 'countLists' | 'counts'> {
  const countLists = (other: number) => {
    kernel.pairMasks(MASK, other, setBytes, PAIRS * setBytes);
    kernel.countLists(lists, ends, ends + 4 * (count - dense), PAIRS * setBytes, counts + 8 * dense);
  };
  return {
    counts: new Int32Array(buffer, counts, 2 * count),
    count: (mask) => {
      own.set(mask);
      kernel.countBits(bits, bits + dense * setBytes, setBytes, MASK, counts);
      if (dense < count) countLists(MASK);
    },
    countLists,
  };
}
