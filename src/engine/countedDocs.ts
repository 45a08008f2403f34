import type { Bits } from './bitset/bits';

/** A set and how many docs it has. The bits must not be changed. */
export type CountedDocs = { readonly bits: Bits; readonly size: number };
