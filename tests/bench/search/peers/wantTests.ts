import type { Query, Want } from '@/domain/query';
import { askedOf } from './asked';
import type { FilterView, Tally } from './filterViews';

/** Wants that are tested on the levels an offer has of a query's items, each item looked up once. */
export type WantTests = {
  /** The query's items in the order in which `readHeld` gives their levels; undefined for one that no offer has. */
  readonly items: readonly (Tally | undefined)[];
  readonly must: readonly WantTest[];
  readonly any: readonly WantTest[];
  readonly never: readonly WantTest[];
};
export type WantTest = { readonly at: number; readonly level: number };

/** Prepares the tests of a query's wants.
 *  @param items    at least the wanted ones
 *  @param tallies  those of the shop */
export function createWantTests(
  query: Pick<Query, 'wants'>,
  items: readonly string[],
  tallies: ReadonlyMap<string, Tally>,
): WantTests {
  const { must, any, never } = askedOf(query);
  const toTest = ({ item, level }: Want): WantTest => ({ at: items.indexOf(item), level });
  return {
    items: items.map((item) => tallies.get(item)),
    must: must.map(toTest),
    any: any.map(toTest),
    never: never.map(toTest),
  };
}

/** Reads an offer's levels of some items, 0 for one it does not have, into `held`. A scan, because looking into a map for
 *  each offer misses the cache; of tallies, because objects are compared at once and strings are not. */
export function readHeld(view: FilterView, items: readonly (Tally | undefined)[], held: number[]): void {
  for (let at = 0; at < items.length; at++) {
    const place = view.items.indexOf(items[at]!);
    held[at] = place < 0 ? 0 : view.offer.items[place]!.level;
  }
}

/** True for an offer that is as wanted. */
export function meetsWants(held: readonly number[], { must, any, never }: WantTests): boolean {
  for (const { at, level } of must) if (held[at]! < level) return false;
  for (const { at, level } of never) if (held[at]! >= level) return false;
  for (const { at, level } of any) if (held[at]! >= level) return true;
  return any.length === 0;
}

/** True for an offer without the items that are not wanted. */
export function meetsNever(held: readonly number[], { never }: WantTests): boolean {
  for (const { at, level } of never) if (held[at]! >= level) return false;
  return true;
}
