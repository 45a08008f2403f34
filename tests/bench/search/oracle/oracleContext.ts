import type { Query, Range, Want } from '@/domain/query';
import type { LiveRows } from './liveRows';
import type { NumberColumn } from './numberColumn';
import { valueAt } from './numberColumn';
import type { Row, ShopRows } from './shopRows';

/** A query with the data that it is evaluated on. */
export type OracleContext = { readonly shop: ShopRows; readonly live: LiveRows; readonly query: Query };

/** Levels of the wanted items in a row, in the order of Query.wants; 0 for a missing item. */
export type WantLevels = readonly number[];

/** Returns a function that reads the levels of a row. The result is overwritten by the next call. */
export function createLevelReader({ shop, query }: OracleContext): (row: Row) => WantLevels {
  const wantLevels = query.wants.map(() => 0);
  const wantOf = new Int32Array(shop.itemIds.length).fill(-1);
  for (const [index, { item }] of query.wants.entries()) {
    const number = shop.itemOfId.get(item);
    if (number !== undefined) wantOf[number] = index;
  }
  if (query.wants.length === 0) return () => wantLevels;
  return ({ items, offer }) => {
    wantLevels.fill(0);
    for (let i = 0; i < items.length; i++) {
      const index = wantOf[items[i]!]!;
      if (index >= 0) wantLevels[index] = offer.items[i]!.level;
    }
    return wantLevels;
  };
}

/** Returns whether an offer with a level of the item (0 without it) meets a want. */
export function isMet({ mode, level }: Want, wantLevels: number): boolean {
  return mode === 'never' ? wantLevels < level : wantLevels >= level;
}

/** Returns the column of a range facet; undefined if no offer has it. */
export function columnOf(
  { shop, live }: Pick<OracleContext, 'shop' | 'live'>,
  facet: string,
): NumberColumn | undefined {
  return facet === 'price' ? live.price : shop.numbers.get(facet);
}

/** Returns the ranges of a query with functions that read their values. */
export function rangesOf(
  context: OracleContext,
): readonly { readonly facet: string; readonly range: Range; readonly valueOfRow: (row: Row) => number | null }[] {
  return Object.entries(context.query.ranges).map(([facet, range]) => {
    const column = columnOf(context, facet);
    return { facet, range, valueOfRow: ({ index }) => valueAt(column, index) };
  });
}

/** Compares by listing time, newest first, then by code: the tie-break of every order. */
export function newestFirst(a: Row, b: Row): number {
  return b.offer.listedAt - a.offer.listedAt || (a.offer.code < b.offer.code ? -1 : 1);
}
