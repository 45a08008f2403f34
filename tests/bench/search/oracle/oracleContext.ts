import type { Query, Range, Want } from '@/domain/query';
import type { LiveRows } from './liveRows';
import type { NumberColumn } from './numberColumn';
import { valueAt } from './numberColumn';
import type { Row, ShopRows } from './shopRows';

/** What one query is asked of. */
export type OracleContext = { readonly shop: ShopRows; readonly live: LiveRows; readonly query: Query };

/** The levels that a row has of the wanted items, in the order of Query.wants; 0 for one it does not have. */
export type WantLevels = readonly number[];

/** Makes what reads the held levels of a row; each reading overwrites the one before. */
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

/** Whether a want is met by an offer that has its item at a level, 0 for none. */
export function isMet({ mode, level }: Want, wantLevels: number): boolean {
  return mode === 'never' ? wantLevels < level : wantLevels >= level;
}

/** The column of a range facet; undefined where no offer has it. */
export function columnOf(
  { shop, live }: Pick<OracleContext, 'shop' | 'live'>,
  facet: string,
): NumberColumn | undefined {
  return facet === 'price' ? live.price : shop.numbers.get(facet);
}

/** The ranges of a query, each with the values that it is about. */
export function rangesOf(
  context: OracleContext,
): readonly { readonly facet: string; readonly range: Range; readonly valueOfRow: (row: Row) => number | null }[] {
  return Object.entries(context.query.ranges).map(([facet, range]) => {
    const column = columnOf(context, facet);
    return { facet, range, valueOfRow: ({ index }) => valueAt(column, index) };
  });
}

/** The tie-breaker of every order: newest first, then by code. */
export function newestFirst(a: Row, b: Row): number {
  return b.offer.listedAt - a.offer.listedAt || (a.offer.code < b.offer.code ? -1 : 1);
}
