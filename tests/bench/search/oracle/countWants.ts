import type { Want } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchResponse';
import { ANY, createOtherAnyTest, keyOfWant } from './conditions';
import type { Count, CountedPart } from './counts';
import { definedKeys } from './counts';
import type { OracleContext } from './oracleContext';

/** Counts the total for each item as a `must` want at level 1. */
export function countMustItems(context: OracleContext): CountedPart<FacetCounts['items']> {
  const { query } = context;
  return countItems(context, [], (want, index, add) => {
    const meetsOtherAny = want.mode === 'any' ? createOtherAnyTest(query, index) : null;
    return {
      ignoredKeys: definedKeys(keyOfWant(want)),
      add: (_, wantLevels) => {
        if (wantLevels[index]! > 0 && (meetsOtherAny === null || meetsOtherAny(wantLevels))) add();
      },
    };
  });
}

/** Counts the total for each item as the only `any` want, at level 1. */
export function countAnyItems(context: OracleContext): CountedPart<FacetCounts['items']> {
  return countItems(context, [ANY], (want, index, add) => ({
    ignoredKeys: definedKeys(ANY, keyOfWant(want)),
    add: (_, wantLevels) => {
      if (wantLevels[index]! > 0) add();
    },
  }));
}

/** Counts the total for each level of each want. */
export function countLevels({ shop, query }: OracleContext): CountedPart<FacetCounts['levels']> {
  const parts = query.wants.map((want, index) => {
    const number = shop.itemOfId.get(want.item);
    const top = Math.max(want.level, number === undefined ? 0 : shop.topLevels[number]!);
    const byLevel = Array.from({ length: top + 1 }, () => 0);
    let metByOthers = 0;
    const meetsOtherAny = want.mode === 'any' ? createOtherAnyTest(query, index) : null;
    const count: Count = {
      ignoredKeys: definedKeys(keyOfWant(want)),
      add: (_, wantLevels) => {
        if (meetsOtherAny?.(wantLevels)) metByOthers++;
        else byLevel[wantLevels[index]!]!++;
      },
    };
    const sum = (from: number, to: number) => byLevel.slice(from, to).reduce((a, b) => a + b, 0);
    const totalAt = (level: number) => (want.mode === 'never' ? sum(0, level) : metByOthers + sum(level, top + 1));
    const totals = () => [want.item, byLevel.map((_, i) => totalAt(i + 1))] as const;
    return { count, totals };
  });
  return {
    counts: parts.map(({ count }) => count),
    result: () => Object.fromEntries(parts.map(({ totals }) => totals())),
  };
}

/** Counts unwanted items by the offers that contain them, and wanted ones individually.
 *  @param ignoredKeys      conditions that do not apply to unwanted items
 *  @param createWantCount  creates the count of a wanted item */
function countItems(
  { shop, query }: OracleContext,
  ignoredKeys: readonly string[],
  createWantCount: (want: Want, index: number, add: () => void) => Count,
): CountedPart<Readonly<Record<string, number>>> {
  const offerCounts = new Int32Array(shop.itemIds.length);
  const totals = query.wants.map(() => 0);
  const otherItemsCount: Count = {
    ignoredKeys,
    add: ({ items }) => {
      for (let i = 0; i < items.length; i++) offerCounts[items[i]!]!++;
    },
  };
  const wantedItemCounts = query.wants.map((want, index) => createWantCount(want, index, () => void totals[index]!++));
  const result = () => {
    const all = new Map(shop.itemIds.map((id, item) => [id, offerCounts[item]!]));
    for (const [index, { item }] of query.wants.entries()) all.set(item, totals[index]!);
    return Object.fromEntries([...all].filter(([, total]) => total > 0));
  };
  return { counts: [otherItemsCount, ...wantedItemCounts], result };
}
