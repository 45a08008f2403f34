import type { Bits } from '@/engine/bitset/bits';
import { fullBits, listDocs, subtract } from '@/engine/bitset/bits';
import type { CountedDocs } from '@/engine/countedDocs';
import type { BlockAnswer } from '@/engine/refinement';

/** Names one condition of a query: `text`, `any`, `want:<item>`, `range:<facet>`, `choice:<facet>`. */
export type ConditionKey = 'text' | 'any' | `want:${string}` | `range:${string}` | `choice:${string}`;

/** A set of docs that something is counted over. */
export type Tally = {
  readonly bits: Bits;
  readonly size: number;
  /** The docs to walk: those of the set or, where they are more than half, all others, to be taken off the totals. */
  readonly walked: () => Uint16Array;
  readonly others: boolean;
  /** How many docs `walked` has. */
  readonly steps: number;
};

/** What the parts of one answer count over; sets that several need are prepared once. */
export type Tallies = {
  /** The docs that meet all conditions but perhaps the one named. */
  readonly without: (key: ConditionKey) => Tally;
};

/** Prepares counting over the hits of a block, and over what they would be without one of the conditions. */
export function talliesOf({ hits, without }: Pick<BlockAnswer, 'hits' | 'without'>, docs: number): Tallies {
  const tally = tallyOf(hits, docs);
  return {
    without: (key) => {
      const set = without(key);
      return set === null ? tally : tallyOf(set, docs);
    },
  };
}

/** Prepares counting over one set.
 *  @param docs  how many docs the block has */
function tallyOf({ bits, size }: CountedDocs, docs: number): Tally {
  const others = size * 2 > docs;
  const steps = others ? docs - size : size;
  let list: Uint16Array | null = null;
  const walked = () => {
    list ??= listDocs(others ? subtract(fullBits(docs), bits) : bits, steps);
    return list;
  };
  return { bits, size, walked, others, steps };
}

/** Counts how many docs of a tally have each pick of a column.
 *  @param totals  how many docs of the block have each */
export function countPicks(tally: Tally, picks: Uint8Array | Uint16Array, totals: ArrayLike<number>): Int32Array {
  const counts = countEach(tally.walked(), picks, totals.length);
  if (tally.others) for (let pick = 0; pick < counts.length; pick++) counts[pick] = totals[pick]! - counts[pick]!;
  return counts;
}

/** Counts how many of some docs have each pick. Four counters take turns: one that is raised twice in a row would have to
 *  wait for itself. */
function countEach(docs: Uint16Array, picks: Uint8Array | Uint16Array, options: number): Int32Array {
  const counts = new Int32Array(4 * options);
  let i = 0;
  for (; i + 3 < docs.length; i += 4) {
    counts[picks[docs[i]!]!]!++;
    counts[options + picks[docs[i + 1]!]!]!++;
    counts[2 * options + picks[docs[i + 2]!]!]!++;
    counts[3 * options + picks[docs[i + 3]!]!]!++;
  }
  for (; i < docs.length; i++) counts[picks[docs[i]!]!]!++;
  for (let pick = 0; pick < options; pick++) {
    counts[pick]! += counts[options + pick]! + counts[2 * options + pick]! + counts[3 * options + pick]!;
  }
  return counts.subarray(0, options);
}
