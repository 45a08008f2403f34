import type { Bits } from './bits';
import { addDoc } from './bits';
import { countPlainly } from './countPlainly';
import type { DocSet } from './docSet';
import type { Kernel } from './kernel/openKernel';
import { openKernel } from './kernel/openKernel';

/** Sets that are counted together: the docs of set i are members[starts[i] … starts[i + 1]), ascending. */
export type SetGroup = {
  readonly starts: Int32Array;
  readonly members: Uint16Array;
  /** How many of the sets, from the first on, are kept as bits; the others as lists. */
  readonly dense: number;
};

/** A group of sets in the memory that the kernel counts in. */
export type KeptSets = {
  readonly sets: readonly DocSet[];
  readonly dense: number;
  /** The bits of the dense sets, one behind the other; each begins `stride` words behind the one before. */
  readonly words: Int32Array;
  readonly stride: number;
  /** How many members the sets that are lists have. */
  readonly listed: number;
  /** Counts how many docs of a mask each set has.
   *  @param upTo  how many sets are counted, from the first on: all, or no more than there are dense ones
   *  @returns     one count a set, 0 for those that were not counted */
  readonly count: (mask: Bits, upTo: number) => Int32Array;
};

/** The kernel reads two vectors at a time. */
const ALIGNED_BYTES = 32;

/** One doc in so many, and a set of items is kept as bits: the kernel counts them in less time than a list. */
export const DENSE = 64;

/** How many of some sets, the largest first, have one doc in `share` at least. */
export function densePrefix(starts: Int32Array, docs: number, share: number): number {
  let dense = 0;
  while (dense + 1 < starts.length && (starts[dense + 1]! - starts[dense]!) * share > docs) dense++;
  return dense;
}

/** Keeps groups of sets in one memory.
 *  @param docs  how many docs there are
 *  @param open  opens the kernel; what it does is done plainly where that gives null */
export function keepSets(
  groups: readonly SetGroup[],
  docs: number,
  open: (bytes: number) => Kernel | null = openKernel,
): readonly KeptSets[] {
  const bytes = Math.ceil(docs / 8 / ALIGNED_BYTES) * ALIGNED_BYTES;
  // First the mask, then the groups.
  let size = bytes;
  const layouts = groups.map((group) => {
    const layout = layOut(group, bytes, size);
    size = Math.ceil(layout.end / ALIGNED_BYTES) * ALIGNED_BYTES;
    return layout;
  });
  const kernel = open(size);
  const buffer = kernel?.buffer ?? new ArrayBuffer(size);
  return groups.map((group, i) => keepGroup(group, layouts[i]!, buffer, kernel, docs));
}

/** Where the parts of a group begin, in bytes. */
type Layout = Readonly<Record<'bytes' | 'bits' | 'counts' | 'ends' | 'lists' | 'end', number>>;

function layOut({ starts, dense }: SetGroup, bytes: number, at: number): Layout {
  const count = starts.length - 1;
  const counts = at + dense * bytes;
  const ends = counts + 4 * count;
  const lists = ends + 4 * (count - dense);
  return { bytes, bits: at, counts, ends, lists, end: lists + 2 * (starts[count]! - starts[dense]!) };
}

function keepGroup(
  { starts, members, dense }: SetGroup,
  layout: Layout,
  buffer: ArrayBuffer,
  kernel: Kernel | null,
  docs: number,
): KeptSets {
  const sets: DocSet[] = [];
  for (let i = 0; i + 1 < starts.length; i++) {
    const own = members.subarray(starts[i], starts[i + 1]);
    if (i < dense) {
      const bits = new Int32Array(buffer, layout.bits + i * layout.bytes, Math.ceil(docs / 32));
      for (let at = 0; at < own.length; at++) addDoc(bits, own[at]!);
      sets.push({ kind: 'bits', bits, size: own.length });
    } else {
      const list = new Uint16Array(buffer, layout.lists + 2 * (starts[i]! - starts[dense]!), own.length);
      list.set(own);
      sets.push({ kind: 'list', docs: list, size: own.length });
    }
  }
  const ends = new Int32Array(buffer, layout.ends, sets.length - dense);
  for (let i = 0; i < ends.length; i++) ends[i] = layout.lists + 2 * (starts[dense + i + 1]! - starts[dense]!);
  return {
    sets,
    dense,
    words: new Int32Array(buffer, layout.bits, (dense * layout.bytes) / 4),
    stride: layout.bytes / 4,
    listed: members.length - starts[dense]!,
    count:
      kernel === null ? (mask, upTo) => countPlainly(sets, mask, upTo) : countWith(kernel, layout, dense, sets.length),
  };
}

function countWith(kernel: Kernel, layout: Layout, dense: number, all: number): KeptSets['count'] {
  const { bytes, bits, counts, ends, lists } = layout;
  const ownMask = new Int32Array(kernel.buffer, 0, bytes / 4);
  const ownCounts = new Int32Array(kernel.buffer, counts, all);
  return (mask, upTo) => {
    ownMask.set(mask);
    kernel.countBits(bits, bits + Math.min(upTo, dense) * bytes, bytes, 0, counts);
    if (upTo > dense) kernel.countLists(lists, ends, ends + 4 * (all - dense), 0, counts + 4 * dense);
    else ownCounts.fill(0, upTo);
    return ownCounts.slice();
  };
}
