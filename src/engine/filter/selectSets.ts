import type { Bits } from '@/engine/bitset/bits';
import { countBits, countShared, fullBits, subtract } from '@/engine/bitset/bits';
import { acquireBits } from '@/engine/bitset/bitsetPool';

/** The documents in all of some sets, and those in all but one. The bits must not be changed. */
export type SelectedDocs = {
  readonly inAll: Bits;
  readonly total: number;
  readonly inAllButOne: Bits;
  /** For each set, the number of documents that are missing from this set only. */
  readonly missedOnly: readonly number[];
};

/** Intersects sets in one pass that also finds the documents missing from exactly one of them.
 *  @param sets  at least one */
export function selectSets(sets: readonly Bits[], docCount: number): SelectedDocs {
  const all = fullBits(docCount);
  const [only] = sets;
  if (only !== undefined && sets.length === 1) {
    const total = countBits(only);
    return { inAll: only, total, inAllButOne: subtract(all, only), missedOnly: [docCount - total] };
  }
  const inAll = acquireBits(all.length);
  const inAllButOne = acquireBits(all.length);
  for (let i = 0; i < all.length; i++) {
    let missed = 0;
    let missedTwice = 0;
    for (let s = 0; s < sets.length; s++) {
      const missing = ~sets[s]![i]!;
      missedTwice |= missed & missing;
      missed |= missing;
    }
    inAll[i] = all[i]! & ~missed;
    inAllButOne[i] = all[i]! & missed & ~missedTwice;
  }
  const nearMisses = countBits(inAllButOne);
  const missedOnly = sets.map((set) => nearMisses - countShared(inAllButOne, set));
  return { inAll, total: countBits(inAll), inAllButOne, missedOnly };
}
