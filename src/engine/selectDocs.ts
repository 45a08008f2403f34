import type { Bits } from './bits';
import { countBits, createBits, fullBits, intersect, subtract } from './bits';
import type { ConditionKey, Conditions } from './conditions';

/** Which docs meet the conditions of a query. */
export type Selection = {
  readonly conditions: Conditions;
  /** The docs that meet all conditions: the hits. */
  readonly hits: Bits;
  readonly total: number;
  /** The docs that miss exactly one condition. */
  readonly nearly: Bits;
};

/** Selects the hits, and with them the docs that miss exactly one condition: enough to know what every condition costs
 *  without searching again for each. */
export function selectDocs(conditions: Conditions, docs: number): Selection {
  const missed = createBits(docs);
  const missedTwice = createBits(docs);
  const all = fullBits(docs);
  for (const met of conditions.docsOf.values()) {
    for (let i = 0; i < all.length; i++) {
      const misses = all[i]! & ~met[i]!;
      missedTwice[i]! |= missed[i]! & misses;
      missed[i]! |= misses;
    }
  }
  const hits = subtract(all, missed);
  return { conditions, hits, total: countBits(hits), nearly: subtract(missed, missedTwice) };
}

/** The docs that meet all conditions but perhaps the one named; the hits if the query has no such condition. */
export function leaveOut({ conditions, hits, nearly }: Selection, key: ConditionKey): Bits {
  const met = conditions.docsOf.get(key);
  return met === undefined ? hits : hits.map((word, i) => word | (nearly[i]! & ~met[i]!));
}

/** The docs that meet all conditions but perhaps those named. */
export function leaveOutAll({ conditions }: Selection, keys: readonly ConditionKey[], docs: number): Bits {
  let rest = fullBits(docs);
  for (const [key, met] of conditions.docsOf) {
    if (!keys.includes(key)) rest = intersect(rest, met);
  }
  return rest;
}
