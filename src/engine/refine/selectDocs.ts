import type { Query, Want } from '@/domain/query';
import type { Bits } from '@/engine/bits';
import { countBits, countOnes, countShared, createBits, fullBits } from '@/engine/bits';
import { keepShared } from '@/engine/combineBits';
import type { CountedDocs } from '@/engine/countedDocs';
import { takeBits } from '@/engine/scratch';
import type { ConditionKey } from '@/engine/tally';
import { type Conditions, otherAnys } from './conditions';

/** Which docs of a block meet the conditions of a query. */
export type Selection = {
  readonly conditions: Conditions;
  /** The docs that meet all conditions: the hits. */
  readonly hits: Bits;
  readonly total: number;
  /** The docs that miss exactly one condition. */
  readonly nearly: Bits;
  /** What has been asked of `leaveOut`: several parts of an answer need the same sets. */
  readonly left: Map<ConditionKey, CountedDocs>;
  /** What has been asked of `countByOthers`. */
  readonly byOthers: Map<Want['item'], number>;
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
  return { conditions, hits, total, nearly, left: new Map(), byOthers: new Map() };
}

/** The docs that meet all conditions but perhaps the one named; the hits themselves if the query has no such
 *  condition. */
export function leaveOut({ conditions, hits, total, nearly, left }: Selection, key: ConditionKey): CountedDocs {
  const met = conditions.docsOf.get(key);
  if (met === undefined) return { bits: hits, size: total };
  const known = left.get(key);
  if (known !== undefined) return known;
  const bits = takeBits(hits.length);
  for (let i = 0; i < bits.length; i++) bits[i] = hits[i]! | (nearly[i]! & ~met[i]!);
  const found = { bits, size: countBits(bits) };
  left.set(key, found);
  return found;
}

/** How many docs `leaveOut` gives. */
export function countLeftOut(selection: Selection, key: ConditionKey): number {
  const { conditions, total, nearly, left } = selection;
  const met = conditions.docsOf.get(key);
  if (met === undefined) return total;
  return left.get(key)?.size ?? total + countBits(nearly) - countShared(nearly, met);
}

/** How many docs meet all conditions but perhaps the `any` group, and one of its wants besides that of an item; null if
 *  no other is left. */
export function countByOthers(selection: Selection, wants: Query['wants'], item: Want['item']): number | null {
  const known = selection.byOthers.get(item);
  if (known !== undefined) return known;
  const others = otherAnys(selection.conditions, wants, item);
  if (others === null) return null;
  const count = countShared(leaveOut(selection, 'any').bits, others);
  selection.byOthers.set(item, count);
  return count;
}

/** The docs that meet all conditions but perhaps those named. The bits must not be changed. */
export function leaveOutAll(selection: Selection, keys: readonly ConditionKey[], docs: number): Bits {
  const { docsOf } = selection.conditions;
  const [key, ...others] = keys.filter((one) => docsOf.has(one));
  if (key === undefined) return selection.hits;
  if (others.length === 0) return leaveOut(selection, key).bits;
  const rest = fullBits(docs);
  for (const [own, met] of docsOf) if (!keys.includes(own)) keepShared(rest, met);
  return rest;
}
