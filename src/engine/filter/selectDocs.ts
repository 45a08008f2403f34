import type { Query, Want } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { countShared, fullBits } from '@/engine/bitset/bits';
import { takeBits } from '@/engine/bitset/bitsetPool';
import { keepShared } from '@/engine/bitset/combineBits';
import type { ConditionKey } from '@/engine/count/countTarget';
import type { CountedDocs } from '@/engine/countedDocs';
import type { Scope } from '@/engine/index/blockContext';
import { type Conditions, findConditions, otherAnys } from './conditions';
import { selectSets } from './selectSets';

/** Which docs of a block meet the conditions of a query. */
export type Selection = {
  readonly conditions: Conditions;
  /** The docs that meet all conditions: the hits. */
  readonly hits: Bits;
  readonly total: number;
  /** The docs that miss exactly one condition. */
  readonly nearly: Bits;
  /** How many docs miss each condition and no other. */
  readonly lost: ReadonlyMap<ConditionKey, number>;
  /** What has been asked of `leaveOut`: several parts of an answer need the same sets. */
  readonly left: Map<ConditionKey, CountedDocs>;
  /** What has been asked of `countByOthers`. */
  readonly byOthers: Map<Want['item'], number>;
};

/** Selects the hits, and with them the docs that miss exactly one condition: enough to know what every condition costs
 *  without searching again for each. */
export function selectDocs(scope: Scope): Selection {
  const conditions = findConditions(scope);
  const keys = [...conditions.docsOf.keys()];
  const { inAll, total, inAllButOne, lost } = selectSets(
    scope.block.items.sets.memory,
    [...conditions.docsOf.values()],
    scope.docs,
  );
  return {
    conditions,
    hits: inAll,
    total,
    nearly: inAllButOne,
    lost: new Map(keys.map((key, i) => [key, lost[i]!])),
    left: new Map(),
    byOthers: new Map(),
  };
}

/** The docs that meet all conditions but perhaps the one named; the hits themselves if the query has no such
 *  condition. */
export function leaveOut(selection: Selection, key: ConditionKey): CountedDocs {
  const { conditions, hits, total, nearly, left } = selection;
  const met = conditions.docsOf.get(key);
  if (met === undefined) return { bits: hits, size: total };
  const known = left.get(key);
  if (known !== undefined) return known;
  const bits = takeBits(hits.length);
  for (let i = 0; i < bits.length; i++) bits[i] = hits[i]! | (nearly[i]! & ~met[i]!);
  const found = { bits, size: countLeftOut(selection, key) };
  left.set(key, found);
  return found;
}

/** How many docs `leaveOut` gives. */
export function countLeftOut({ total, lost }: Selection, key: ConditionKey): number {
  return total + (lost.get(key) ?? 0);
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
