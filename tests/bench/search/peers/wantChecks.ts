import type { Query, Want } from '@/domain/query';
import type { FilterView, Tally } from './filterViews';
import { groupWants } from './queryParts';

/** Checks of a query's wants. The level of each item of the query is looked up once per offer. */
export type WantChecks = {
  /** The query's items in the order of `readLevels`; undefined for items without offers. */
  readonly items: readonly (Tally | undefined)[];
  readonly must: readonly WantTest[];
  readonly any: readonly WantTest[];
  readonly never: readonly WantTest[];
};
export type WantTest = { readonly index: number; readonly level: number };

/** Prepares the tests of a query's wants.
 *  @param items    at least the wanted ones
 *  @param tallies  of the shop */
export function createWantTests(
  query: Pick<Query, 'wants'>,
  items: readonly string[],
  tallies: ReadonlyMap<string, Tally>,
): WantChecks {
  const { must, any, never } = groupWants(query);
  const toTest = ({ item, level }: Want): WantTest => ({ index: items.indexOf(item), level });
  return {
    items: items.map((item) => tallies.get(item)),
    must: must.map(toTest),
    any: any.map(toTest),
    never: never.map(toTest),
  };
}

/** Reads the levels of some items in an offer into `levels`, 0 for missing ones. Scans the offer's list of counters, since a map
 *  lookup per offer would miss the cache, and comparing strings is slower than comparing objects. */
export function readLevels(view: FilterView, items: readonly (Tally | undefined)[], levels: number[]): void {
  for (let index = 0; index < items.length; index++) {
    const itemIndex = view.items.indexOf(items[index]!);
    levels[index] = itemIndex < 0 ? 0 : view.offer.items[itemIndex]!.level;
  }
}

/** Returns true for an offer that meets the wants. */
export function meetsWants(levels: readonly number[], { must, any, never }: WantChecks): boolean {
  for (const { index, level } of must) if (levels[index]! < level) return false;
  for (const { index, level } of never) if (levels[index]! >= level) return false;
  for (const { index, level } of any) if (levels[index]! >= level) return true;
  return any.length === 0;
}

/** Returns true for an offer without any unwanted item at its level. */
export function avoidsUnwanted(levels: readonly number[], { never }: WantChecks): boolean {
  for (const { index, level } of never) if (levels[index]! >= level) return false;
  return true;
}
