import { once } from '@/base/once';
import { COUNT_SETS_CODE } from './countSetsCode';

/** What `countSets.wat` exports; addresses are bytes in its memory. */
type Exports = {
  readonly countBits: (sets: number, setsEnd: number, bytes: number, mask: number, counts: number) => void;
  readonly countLists: (docs: number, ends: number, endsEnd: number, mask: number, counts: number) => void;
};

/** A running kernel and its memory, which never grows. */
export type Kernel = Exports & { readonly buffer: ArrayBuffer };

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

/** Null where the code does not compile: it will not the next time either. */
const compile = once((): object | null => {
  try {
    const Module = platform()?.Module;
    return Module === undefined ? null : new Module(codeBytes());
  } catch {
    return null;
  }
});

/** Starts the kernel with a memory of its own.
 *  @param bytes  how much memory it needs
 *  @returns      null where it cannot run: a browser without SIMD (Safari before 16.4), a policy that forbids
 *                WebAssembly, no memory left. `countPlainly` does the same work then, so nothing is to be said */
export function openKernel(bytes: number): Kernel | null {
  const module = compile();
  const host = platform();
  if (module === null || host === undefined) return null;
  try {
    const pages = Math.ceil(bytes / PAGE);
    const memory = new host.Memory({ initial: pages, maximum: pages });
    const { exports } = new host.Instance(module, { host: { memory } });
    return { ...(exports as Exports), buffer: memory.buffer };
  } catch {
    return null;
  }
}

function codeBytes(): Uint8Array {
  return Uint8Array.from({ length: COUNT_SETS_CODE.length / 2 }, (_, i) =>
    Number.parseInt(COUNT_SETS_CODE.slice(2 * i, 2 * i + 2), 16),
  );
}
