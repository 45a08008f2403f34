import { KERNEL_CODE } from './kernelCode';

/** What `kernel.wat` exports; see there. Addresses are bytes in its memory. */
export type Kernel = {
  readonly countBits: (sets: number, setsEnd: number, bytes: number, mask: number, counts: number) => void;
  readonly pairMasks: (mask: number, other: number, bytes: number, pairs: number) => void;
  readonly countLists: (docs: number, ends: number, endsEnd: number, pairs: number, counts: number) => void;
};

/** What it exports besides, for queries with conditions. */
export type RefiningKernel = {
  readonly countBitsAt: (
    sets: number,
    setsEnd: number,
    bytes: number,
    mask: number,
    counts: number,
    filled: number,
    filledEnd: number,
  ) => void;
  readonly matchBetween: (column: number, end: number, from: number, span: number, bits: number) => void;
};

/** What the compiled kernel does besides; where there is none, `countHeld` walks and `selectSets` selects by itself. */
export type CompiledKernel = {
  readonly countShared: (one: number, other: number, bytes: number) => number;
  readonly noteMissed: (set: number, bytes: number, missed: number, twice: number) => void;
  readonly splitMissed: (missed: number, twice: number, bytes: number) => number;
  readonly countItems: (
    mask: number,
    maskEnd: number,
    bases: number,
    steps: number,
    wide: number,
    items: number,
    from: number,
    beyond: number,
    counts: number,
    batch: number,
    batchEnd: number,
  ) => void;
};

/** A kernel and the memory that it works in, which never grows. */
export type OpenKernel = {
  readonly kernel: Kernel;
  /** Null in the plain kernel: what does it there comes with the conditions, `plainRefiningKernel`. */
  readonly refining: (RefiningKernel & CompiledKernel) | null;
  readonly buffer: ArrayBuffer;
};

/** Opens a kernel with a memory of so many bytes at least; null where it cannot run. */
export type KernelOpener = (bytes: number) => OpenKernel | null;

/** What is used of the platform's WebAssembly, which the core's library types do not have. */
type Platform = {
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
  }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

const PAGE = 65_536;

const platform = () => (globalThis as { readonly WebAssembly?: Platform }).WebAssembly;

let compiled: { readonly module: object | null } | null = null;

/** Starts a kernel with a memory of its own.
 *  @param bytes  how much memory it needs
 *  @returns      null where it cannot run: a browser without SIMD (Safari before 16.4), a policy that forbids
 *                WebAssembly, no memory left. `plainKernel` does the same work then, so nothing is to be said */
export function openKernel(bytes: number): OpenKernel | null {
  compiled ??= { module: compile() };
  const { module } = compiled;
  const host = platform();
  if (module === null || host === undefined) return null;
  try {
    const pages = Math.ceil(bytes / PAGE);
    const memory = new host.Memory({ initial: pages, maximum: pages });
    const { exports } = new host.Instance(module, { host: { memory } });
    return { kernel: exports as Kernel, refining: exports as RefiningKernel & CompiledKernel, buffer: memory.buffer };
  } catch {
    return null;
  }
}

function codeBytes(): Uint8Array {
  return Uint8Array.from({ length: KERNEL_CODE.length / 2 }, (_, i) =>
    Number.parseInt(KERNEL_CODE.slice(2 * i, 2 * i + 2), 16),
  );
}

/** Null where the code does not compile: it will not the next time either. */
function compile(): object | null {
  try {
    const Module = platform()?.Module;
    return Module === undefined ? null : new Module(codeBytes());
  } catch {
    return null;
  }
}
