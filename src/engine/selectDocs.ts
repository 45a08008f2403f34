import type { Bits } from './bits';
import { countBits, countOnes, createBits, fullBits, intersect } from './bits';
import type { ConditionKey, Conditions } from './conditions';

/** Which docs of a block meet the conditions of a query. */
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
  const sets = [...conditions.docsOf.values()];
  const hits = fullBits(docs);
  const nearly = createBits(docs);
  let total = 0;
  for (let i = 0; i < hits.length; i++) {
    const all = hits[i]!;
    let missed = 0;
    let missedTwice = 0;
    for (let s = 0; s < sets.length; s++) {
      const misses = ~sets[s]![i]!;
      missedTwice |= missed & misses;
      missed |= misses;
    }
    const met = all & ~missed;
    hits[i] = met;
    nearly[i] = all & missed & ~missedTwice;
    total += countOnes(met);
  }
  return { conditions, hits, total, nearly };
}

/** The docs that meet all conditions but perhaps the one named; the hits themselves if the query has no such condition.
 *  The bits must not be changed. */
export function leaveOut({ conditions, hits, nearly }: Selection, key: ConditionKey): Bits {
  const met = conditions.docsOf.get(key);
  if (met === undefined) return hits;
  const docs = new Uint32Array(hits.length);
  for (let i = 0; i < docs.length; i++) docs[i] = hits[i]! | (nearly[i]! & ~met[i]!);
  return docs;
}

/** How many docs meet all conditions but perhaps the one named. */
export function countWithout(selection: Selection, key: ConditionKey): number {
  return selection.conditions.docsOf.has(key) ? countBits(leaveOut(selection, key)) : selection.total;
}

/** The docs that meet all conditions but perhaps those named. */
export function leaveOutAll({ conditions }: Selection, keys: readonly ConditionKey[], docs: number): Bits {
  let rest = fullBits(docs);
  for (const [key, met] of conditions.docsOf) {
    if (!keys.includes(key)) rest = intersect(rest, met);
  }
  return rest;
}
