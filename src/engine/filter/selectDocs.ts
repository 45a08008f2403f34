import type { Query } from '@/domain/query';
import type { Bits, CountedDocs } from '@/engine/bitset/bits';
import { countShared, fullBits } from '@/engine/bitset/bits';
import { acquireBits } from '@/engine/bitset/bitsetPool';
import { retainAll } from '@/engine/bitset/combineBits';
import type { BlockContext } from '@/engine/index/blockContext';
import type { ConditionKey, Conditions } from './conditions';
import { findConditions, otherAnys } from './conditions';
import { selectSets } from './selectSets';

/** The documents of a block that meet the conditions of a query. */
export type Selection = {
  readonly conditions: Conditions;
  /** The documents that meet all conditions. The bits must not be changed. */
  readonly hits: CountedDocs;
  /** The documents that miss exactly one condition. */
  readonly nearMisses: Bits;
  /** For each condition, the number of documents that miss only this one. */
  readonly missedOnly: ReadonlyMap<ConditionKey, number>;
  /** Results of `selectWithout`, which several counts share. */
  readonly withoutCache: Map<ConditionKey, CountedDocs>;
  /** Results of `countByOtherAnys`. */
  readonly byOtherAnys: Map<string, number>;
};

/** Selects the hits and the documents that miss exactly one condition: enough to count, without another pass, the
 *  hits if any one condition were dropped. */
export function selectDocs(context: BlockContext): Selection {
  const conditions = findConditions(context);
  const keys = [...conditions.docsOf.keys()];
  const { inAll, total, inAllButOne, missedOnly } = selectSets([...conditions.docsOf.values()], context.docCount);
  return {
    conditions,
    hits: { bits: inAll, size: total },
    nearMisses: inAllButOne,
    missedOnly: new Map(keys.map((key, i) => [key, missedOnly[i]!])),
    withoutCache: new Map(),
    byOtherAnys: new Map(),
  };
}

/** Returns the documents that meet all conditions except possibly one; the hits if the query has no such condition. */
export function selectWithout(selection: Selection, key: ConditionKey): CountedDocs {
  const { conditions, hits, nearMisses, withoutCache } = selection;
  const matches = conditions.docsOf.get(key);
  if (matches === undefined) return hits;
  const known = withoutCache.get(key);
  if (known !== undefined) return known;
  const bits = acquireBits(nearMisses.length);
  for (let i = 0; i < bits.length; i++) bits[i] = hits.bits[i]! | (nearMisses[i]! & ~matches[i]!);
  const found = { bits, size: countWithout(selection, key) };
  withoutCache.set(key, found);
  return found;
}

/** Returns the size of the result of `selectWithout`. */
export function countWithout({ hits, missedOnly }: Selection, key: ConditionKey): number {
  return hits.size + (missedOnly.get(key) ?? 0);
}

/** Counts the documents that meet all conditions except possibly the `any` group, and that meet at least one `any` want with
 *  another key; null if there is no such want.
 *  @param key  see `wantKey` */
export function countByOtherAnys(selection: Selection, wants: Query['wants'], key: string): number | null {
  const known = selection.byOtherAnys.get(key);
  if (known !== undefined) return known;
  const others = otherAnys(selection.conditions, wants, key);
  if (others === null) return null;
  const count = countShared(selectWithout(selection, 'any').bits, others);
  selection.byOtherAnys.set(key, count);
  return count;
}

/** Returns the documents that meet all conditions except possibly some. The bits must not be changed. */
export function selectWithoutAll(selection: Selection, keys: readonly ConditionKey[], docCount: number): Bits {
  const { docsOf } = selection.conditions;
  const [key, ...others] = keys.filter((one) => docsOf.has(one));
  if (key === undefined) return selection.hits.bits;
  if (others.length === 0) return selectWithout(selection, key).bits;
  const rest = fullBits(docCount);
  for (const [condition, matches] of docsOf) if (!keys.includes(condition)) retainAll(rest, matches);
  return rest;
}
