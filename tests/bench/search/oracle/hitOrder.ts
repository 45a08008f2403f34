import { valueAt } from './numberColumn';
import type { OracleContext } from './oracleContext';
import { columnOf, newestFirst } from './oracleContext';
import type { Row } from './shopRows';

/** A hit with its number of met wants. */
export type RankedRow = { readonly row: Row; readonly met: number };

/** Returns the comparison of a query's order, with ties newest first, then by code. */
export function hitOrder(context: OracleContext): (a: RankedRow, b: RankedRow) => number {
  const compare = orderOf(context);
  const direction = context.query.sort.reversed ? -1 : 1;
  return (a, b) => compare(a, b, direction) || newestFirst(a.row, b.row);
}

function orderOf(context: OracleContext): (a: RankedRow, b: RankedRow, direction: number) => number {
  const { shop, live, query } = context;
  const { key } = query.sort;
  const byPrice = (a: RankedRow, b: RankedRow) => live.amounts[a.row.index]! - live.amounts[b.row.index]!;
  if (key === 'price') return (a, b, direction) => byPrice(a, b) * direction;
  if (shop.resources.has(key)) {
    const column = columnOf(context, key);
    // Offers without the resource are last in both directions.
    return (a, b, direction) => {
      const [x, y] = [valueAt(column, a.row.index), valueAt(column, b.row.index)];
      return x === null || y === null ? Number(x === null) - Number(y === null) : (y - x) * direction;
    };
  }
  if (key === 'newest' || (query.wants.length === 0 && query.text.trim() === '')) {
    return (a, b, direction) => (b.row.offer.listedAt - a.row.offer.listedAt) * direction;
  }
  return (a, b, direction) => (b.met - a.met || byPrice(a, b)) * direction;
}
