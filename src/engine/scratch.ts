import type { Bits } from './bits';

/** Sets of one length that are used again and again: making and letting go of some dozens for every block of every
 *  answer would take a tenth of its time. */
type Shelf = { readonly sets: Bits[]; taken: number };

const shelves = new Map<number, Shelf>();
let runs = 0;

/** What was taken of each shelf at a moment. */
export type ScratchMark = ReadonlyMap<number, number>;

/** Runs something whose sets nobody looks at afterwards: they are used again by what comes next. What it returns, and what
 *  is kept for later, must not hold any of them. */
export function withScratch<T>(run: () => T): T {
  const mark = markScratch();
  runs++;
  try {
    return run();
  } finally {
    runs--;
    giveBack(mark);
  }
}

/** Notes which sets are taken, so that those taken from now on can be given back. */
export function markScratch(): ScratchMark {
  return new Map(Array.from(shelves, ([words, { taken }]) => [words, taken]));
}

/** Gives back all sets taken since a mark: nobody looks at them any more. */
export function giveBack(mark: ScratchMark): void {
  for (const [words, shelf] of shelves) shelf.taken = mark.get(words) ?? 0;
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
