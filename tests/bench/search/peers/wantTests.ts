import type { Query, Want } from '@/domain/query';
import type { FilterView, Tally } from './filterViews';
import { groupWants } from './queryParts';

/** Wants that are tested on the levels an offer has of a query's items, each item looked up once. */
export type WantTests = {
  /** The query's items in the order in which `readHeld` gives their levels; undefined for one that no offer has. */
  readonly items: readonly (Tally | undefined)[];
  readonly must: readonly WantTest[];
  readonly any: readonly WantTest[];
  readonly never: readonly WantTest[];
};
export type WantTest = { readonly index: number; readonly level: number };

/** Prepares the tests of a query's wants.
 *  @param items    at least the wanted ones
 *  @param tallies  those of the shop */
export function createWantTests(
  query: Pick<Query, 'wants'>,
  items: readonly string[],
  tallies: ReadonlyMap<string, Tally>,
): WantTests {
  const { must, any, never } = groupWants(query);
  const toTest = ({ item, level }: Want): WantTest => ({ index: items.indexOf(item), level });
  return {
    items: items.map((item) => tallies.get(item)),
    must: must.map(toTest),
    any: any.map(toTest),
    never: never.map(toTest),
  };
}

/** Reads an offer's levels of some items, 0 for one it does not have, into `held`. A scan, because looking into a map for
 *  each offer misses the cache; of tallies, because objects are compared at once and strings are not. */
export function readLevels(view: FilterView, items: readonly (Tally | undefined)[], levels: number[]): void {
  for (let index = 0; index < items.length; index++) {
    const itemIndex = view.items.indexOf(items[index]!);
    levels[index] = itemIndex < 0 ? 0 : view.offer.items[itemIndex]!.level;
  }
}

/** True for an offer that is as wanted. */
export function meetsWants(levels: readonly number[], { must, any, never }: WantTests): boolean {
  for (const { index, level } of must) if (levels[index]! < level) return false;
  for (const { index, level } of never) if (levels[index]! >= level) return false;
  for (const { index, level } of any) if (levels[index]! >= level) return true;
  return any.length === 0;
}

/** True for an offer without the items that are not wanted. */
export function avoidsUnwanted(levels: readonly number[], { never }: WantTests): boolean {
  for (const { index, level } of never) if (levels[index]! >= level) return false;
  return true;
}
