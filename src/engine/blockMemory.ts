import type { Bits } from './bitset/bits';
import type { KernelOpener, OpenKernel } from './kernel/openKernel';
import { plainKernel } from './kernel/plainKernel';

/** The memory of a block: what the kernel counts and matches lies in it. */
export type BlockMemory = OpenKernel & {
  /** The length of a set of bits, in bytes. */
  readonly setBytes: number;
  /** A set to count in: the first of the memory. */
  readonly mask: Bits;
  /** Takes an address of so many bytes of what was reserved; they are 0. */
  readonly take: (bytes: number) => number;
};

/** What lies at the beginning of the memory, each as long as a set and counted in sets: a mask, another, one that the
 *  kernel writes, places in a set; and two sets side by side, as long as four. */
export const MASK = 0;
export const OTHER = 1;
export const RESULT = 2;
export const PLACES = 3;
export const PAIRS = 4;
const ROOMS = 8;

/** The kernel reads four vectors at a time. */
const ALIGNED = 64;

/** How many bytes something takes in the memory of a block. */
function alignedBytes(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED;
}

/** How many bytes a set of bits takes. */
export function bytesOfSet(docs: number): number {
  return alignedBytes(Math.max(1, docs / 8));
}

/** Reserves the memory of a block.
 *  @param sizes  all that will be taken, in bytes
 *  @param open   opens the kernel; null, or where that gives null, the plain one does the work */
export function reserveMemory(docs: number, sizes: readonly number[], open: KernelOpener | null): BlockMemory {
  const setBytes = bytesOfSet(docs);
  const bytes = sizes.reduce((sum, size) => sum + alignedBytes(size), ROOMS * setBytes);
  const opened = open?.(bytes) ?? plainKernel(bytes);
  let next = ROOMS * setBytes;
  return {
    ...opened,
    setBytes,
    mask: new Int32Array(opened.buffer, MASK, Math.ceil(docs / 32)),
    take: (wanted) => {
      const address = next;
      next += alignedBytes(wanted);
      return address;
    },
  };
}
