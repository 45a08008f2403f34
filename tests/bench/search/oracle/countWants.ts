import type { Want } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import type { Asking } from './asking';
import { ANY, createOthersMet, keyOfWant } from './conditions';
import type { Count, CountedPart } from './counts';
import { sparing } from './counts';

/** Counts what each item would come to as `must`, level 1. */
export function countMustItems(asking: Asking): CountedPart<FacetCounts['items']> {
  const { query } = asking;
  return countItems(asking, [], (want, at, add) => {
    const othersMet = want.mode === 'any' ? createOthersMet(query, at) : null;
    return {
      spares: sparing(keyOfWant(want)),
      add: (_, held) => {
        if (held[at]! > 0 && (othersMet === null || othersMet(held))) add();
      },
    };
  });
}

/** Counts what each item would come to as the whole `any` group, level 1. */
export function countAnyItems(asking: Asking): CountedPart<FacetCounts['anyItems']> {
  return countItems(asking, [ANY], (want, at, add) => ({
    spares: sparing(ANY, keyOfWant(want)),
    add: (_, held) => {
      if (held[at]! > 0) add();
    },
  }));
}

/** Counts what each wanted item's want would come to at each level. */
export function countLevels({ shop, query }: Asking): CountedPart<FacetCounts['levels']> {
  const parts = query.wants.map((want, at) => {
    const number = shop.itemOfId.get(want.item);
    const top = Math.max(want.level, number === undefined ? 0 : shop.topLevels[number]!);
    const byLevel = Array.from({ length: top + 1 }, () => 0);
    let always = 0;
    const othersMet = want.mode === 'any' ? createOthersMet(query, at) : null;
    const count: Count = {
      spares: sparing(keyOfWant(want)),
      add: (_, held) => {
        if (othersMet?.(held)) always++;
        else byLevel[held[at]!]!++;
      },
    };
    const sum = (from: number, to: number) => byLevel.slice(from, to).reduce((a, b) => a + b, 0);
    const totalAt = (level: number) => (want.mode === 'never' ? sum(0, level) : always + sum(level, top + 1));
    const totals = () => [want.item, byLevel.map((_, i) => totalAt(i + 1))] as const;
    return { count, totals };
  });
  return {
    counts: parts.map(({ count }) => count),
    result: () => Object.fromEntries(parts.map(({ totals }) => totals())),
  };
}

/** Counts items that are not wanted by the offers that have them, and wanted ones one by one.
 *  @param spares   the conditions that do not matter for items that are not wanted
 *  @param ofWant   makes the count of a wanted item */
function countItems(
  { shop, query }: Asking,
  spares: readonly string[],
  ofWant: (want: Want, at: number, add: () => void) => Count,
): CountedPart<Readonly<Record<string, number>>> {
  const holders = new Int32Array(shop.itemIds.length);
  const totals = query.wants.map(() => 0);
  const ofOthers: Count = {
    spares,
    add: ({ items }) => {
      for (let i = 0; i < items.length; i++) holders[items[i]!]!++;
    },
  };
  const ofWanted = query.wants.map((want, at) => ofWant(want, at, () => void totals[at]!++));
  const result = () => {
    const all = new Map(shop.itemIds.map((id, item) => [id, holders[item]!]));
    for (const [at, { item }] of query.wants.entries()) all.set(item, totals[at]!);
    return Object.fromEntries([...all].filter(([, total]) => total > 0));
  };
  return { counts: [ofOthers, ...ofWanted], result };
}
