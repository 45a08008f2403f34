import type { Bits } from './bitset/bits';

/** Visits the docs of a set, ascending. */
export function forEachDoc(bits: Bits, visit: (doc: number) => void): void {
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i]!; word !== 0; word &= word - 1) visit(i * 32 + 31 - Math.clz32(word & -word));
  }
}
