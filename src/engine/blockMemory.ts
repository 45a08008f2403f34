import type { Bits } from './bits';
import type { Kernel, OpenKernel } from './kernel/openKernel';
import { openKernel } from './kernel/openKernel';
import { plainKernel } from './kernel/plainKernel';
import { takeBits } from './scratch';

/** The memory of a block: what the kernel counts and matches lies in it. */
export type BlockMemory = {
  readonly kernel: Kernel;
  readonly buffer: ArrayBuffer;
  /** The length of a set of bits, in bytes. */
  readonly setBytes: number;
  /** Addresses of two sets for the kernel to count in, and of one for it to write. */
  readonly mask: number;
  readonly other: number;
  readonly result: number;
  /** Address for a list of places in a set. */
  readonly places: number;
  /** Takes an address of so many bytes of what was reserved; they are 0. */
  readonly take: (bytes: number) => number;
};

/** The kernel reads two vectors at a time. */
const ALIGNED = 32;

/** Up to one word in so many, the kernel counts sooner word by word than vector by vector. */
const FEW_FILLED = 6;

/** How many bytes something takes in the memory of a block. */
export function alignedBytes(bytes: number): number {
  return Math.ceil(bytes / ALIGNED) * ALIGNED;
}

/** Reserves the memory of a block.
 *  @param bytes  how much will be taken: the sum of `alignedBytes` of each
 *  @param open   opens the kernel; where that gives null, the plain one does the work */
export function reserveMemory(
  docs: number,
  bytes: number,
  open: (bytes: number) => OpenKernel | null = openKernel,
): BlockMemory {
  const setBytes = alignedBytes(docs / 8);
  const { kernel, buffer } = open(4 * setBytes + bytes) ?? plainKernel(4 * setBytes + bytes);
  let next = 4 * setBytes;
  return {
    kernel,
    buffer,
    setBytes,
    mask: 0,
    other: setBytes,
    result: 2 * setBytes,
    places: 3 * setBytes,
    take: (wanted) => {
      const address = next;
      next += alignedBytes(wanted);
      return address;
    },
  };
}

/** Lays a set where the kernel reads it. */
export function laySet({ buffer }: BlockMemory, address: number, set: Bits): void {
  new Int32Array(buffer, address, set.length).set(set);
}

/** Lays a set where the kernel reads it and, if few of its words have docs, the places of those.
 *  @returns  the end of the list of places; null if they are many */
export function layFilled(memory: BlockMemory, address: number, set: Bits): number | null {
  const { buffer, places } = memory;
  laySet(memory, address, set);
  const few = set.length / FEW_FILLED;
  const list = new Uint16Array(buffer, places, Math.ceil(few) + 1);
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    if (set[i] === 0) continue;
    if (count > few) return null;
    list[count++] = i * 4;
  }
  return places + 2 * count;
}

/** Copies the set that the kernel wrote. */
export function copyResult({ buffer, result }: BlockMemory, docs: number): Bits {
  const words = Math.ceil(docs / 32);
  const copy = takeBits(words);
  copy.set(new Int32Array(buffer, result, words));
  return copy;
}
