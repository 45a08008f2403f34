import type { Bits } from './bits';

/** Sets of one length that are used again and again: making and letting go of some dozens for every block of every
 *  answer would take a tenth of its time. */
type Shelf = { readonly sets: Bits[]; taken: number };

const shelves = new Map<number, Shelf>();
let runs = 0;

/** Runs something whose sets nobody looks at afterwards: they are used again by what comes next, also within another run.
 *  What it returns, and what is kept for later, must not hold any of them. */
export function withScratch<T>(run: () => T): T {
  const taken = new Map(Array.from(shelves, ([words, shelf]) => [words, shelf.taken]));
  runs++;
  try {
    return run();
  } finally {
    runs--;
    for (const [words, shelf] of shelves) shelf.taken = taken.get(words) ?? 0;
  }
}

/** A set of so many words, which hold whatever they held. Outside of `withScratch` it is a new one. */
export function takeBits(words: number): Bits {
  if (runs === 0) return new Int32Array(words);
  const shelf = shelves.get(words) ?? { sets: [], taken: 0 };
  shelves.set(words, shelf);
  const found = shelf.sets[shelf.taken] ?? new Int32Array(words);
  shelf.sets[shelf.taken] = found;
  shelf.taken++;
  return found;
}
