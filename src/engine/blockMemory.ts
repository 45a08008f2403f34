import type { Bits } from './bits';
import type { Kernel, KernelOpener } from './kernel/openKernel';
import { plainKernel } from './kernel/plainKernel';

/** The memory of a block: what the kernel counts and matches lies in it. */
export type BlockMemory = {
  readonly kernel: Kernel;
  readonly buffer: ArrayBuffer;
  /** The length of a set of bits, in bytes. */
  readonly setBytes: number;
  /** Two sets for the kernel to count in, and one that it writes. */
  readonly mask: Room<Bits>;
  readonly other: Room<Bits>;
  readonly result: Room<Bits>;
  /** Places in a set. */
  readonly places: Room<Uint16Array>;
  /** Address for two sets side by side. */
  readonly pairs: number;
  /** Takes an address of so many bytes of what was reserved; they are 0. */
  readonly take: (bytes: number) => number;
};

/** A place in the memory, as the kernel knows it and as we do. */
export type Room<T> = { readonly address: number; readonly view: T };

/** The kernel reads four vectors at a time. */
const ALIGNED = 64;

/** Up to one word in so many, the kernel counts sooner word by word than vector by vector. */
const FEW_FILLED = 6;

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
  const bytes = sizes.reduce((sum, size) => sum + alignedBytes(size), 8 * setBytes);
  const { kernel, buffer } = open?.(bytes) ?? plainKernel(bytes);
  let next = 8 * setBytes;
  const roomFor = (address: number): Room<Bits> => ({
    address,
    view: new Int32Array(buffer, address, Math.ceil(docs / 32)),
  });
  return {
    kernel,
    buffer,
    setBytes,
    mask: roomFor(0),
    other: roomFor(setBytes),
    result: roomFor(2 * setBytes),
    places: { address: 3 * setBytes, view: new Uint16Array(buffer, 3 * setBytes, setBytes / 2) },
    pairs: 4 * setBytes,
    take: (wanted) => {
      const address = next;
      next += alignedBytes(wanted);
      return address;
    },
  };
}

/** Lists the places of the words of a set that have docs, if they are few, where the kernel reads them.
 *  @returns  the end of the list; null if they are many */
export function listFilled({ places: { address, view } }: BlockMemory, set: Bits): number | null {
  const few = set.length / FEW_FILLED;
  let count = 0;
  for (let i = 0; i < set.length; i++) {
    if (set[i] === 0) continue;
    if (count > few) return null;
    view[count++] = i * 4;
  }
  return address + 2 * count;
}
