import type { Query, Range, Want } from '@/domain/query';
import type { LiveRows } from './liveRows';
import type { NumberColumn } from './numberColumn';
import { valueAt } from './numberColumn';
import type { Row, ShopRows } from './shopRows';

/** What one query is asked of. */
export type Asking = { readonly shop: ShopRows; readonly live: LiveRows; readonly query: Query };

/** The levels that a row has of the wanted items, in the order of Query.wants; 0 for one it does not have. */
export type Held = readonly number[];

/** Makes what reads the held levels of a row; each reading overwrites the one before. */
export function createHeldReader({ shop, query }: Asking): (row: Row) => Held {
  const held = query.wants.map(() => 0);
  const wantOf = new Int32Array(shop.itemIds.length).fill(-1);
  for (const [at, { item }] of query.wants.entries()) {
    const number = shop.itemOfId.get(item);
    if (number !== undefined) wantOf[number] = at;
  }
  if (query.wants.length === 0) return () => held;
  return ({ items, offer }) => {
    held.fill(0);
    for (let i = 0; i < items.length; i++) {
      const at = wantOf[items[i]!]!;
      if (at >= 0) held[at] = offer.items[i]!.level;
    }
    return held;
  };
}

/** Whether a want is met by an offer that has its item at a level, 0 for none. */
export function isMet({ mode, level }: Want, held: number): boolean {
  return mode === 'never' ? held < level : held >= level;
}

/** The column of a range facet; undefined where no offer has it. */
export function columnOf({ shop, live }: Pick<Asking, 'shop' | 'live'>, facet: string): NumberColumn | undefined {
  return facet === 'price' ? live.price : shop.numbers.get(facet);
}

/** The ranges of a query, each with the values that it is about. */
export function rangesOf(
  asking: Asking,
): readonly { readonly facet: string; readonly range: Range; readonly readValue: (row: Row) => number | null }[] {
  return Object.entries(asking.query.ranges).map(([facet, range]) => {
    const column = columnOf(asking, facet);
    return { facet, range, readValue: ({ at }) => valueAt(column, at) };
  });
}

/** The tie-breaker of every order: newest first, then by code. */
export function newestFirst(a: Row, b: Row): number {
  return b.offer.listedAt - a.offer.listedAt || (a.offer.code < b.offer.code ? -1 : 1);
}
