import type { Offer } from '@/domain/offer';
import type { Query, Want } from '@/domain/query';
import { askedOf } from './asked';

/** Wants that are tested on the levels an offer has of a query's items, each item looked up once. */
export type WantTests = {
  /** Items in the order in which `readHeld` gives their levels. */
  readonly items: readonly string[];
  readonly must: readonly WantTest[];
  readonly any: readonly WantTest[];
  readonly never: readonly WantTest[];
};
export type WantTest = { readonly at: number; readonly level: number };

/** Prepares the tests of a query's wants.
 *  @param items  at least the wanted ones */
export function createWantTests(query: Pick<Query, 'wants'>, items: readonly string[]): WantTests {
  const { must, any, never } = askedOf(query);
  const toTest = ({ item, level }: Want): WantTest => ({ at: items.indexOf(item), level });
  return { items, must: must.map(toTest), any: any.map(toTest), never: never.map(toTest) };
}

/** Reads an offer's levels of some items, 0 for one it does not have, into `held`. A scan: looking into a map for each offer
 *  misses the cache. */
export function readHeld({ items: having }: Offer, items: readonly string[], held: number[]): void {
  for (let at = 0; at < items.length; at++) held[at] = levelOf(having, items[at]!);
}

function levelOf(having: Offer['items'], wanted: string): number {
  for (const { item, level } of having) if (item === wanted) return level;
  return 0;
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
