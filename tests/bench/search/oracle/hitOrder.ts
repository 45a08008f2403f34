import type { Asking } from './asking';
import { columnOf, newestFirst } from './asking';
import { valueAt } from './numberColumn';
import type { Row } from './shopRows';

/** A hit with how many of the query's wants it meets. */
export type RankedRow = { readonly row: Row; readonly met: number };

/** The order that a query asks for; equals come newest first, then by code. */
export function hitOrder(asking: Asking): (a: RankedRow, b: RankedRow) => number {
  const compare = orderOf(asking);
  const turn = asking.query.sort.reversed ? -1 : 1;
  return (a, b) => compare(a, b, turn) || newestFirst(a.row, b.row);
}

function orderOf(asking: Asking): (a: RankedRow, b: RankedRow, turn: number) => number {
  const { shop, live, query } = asking;
  const { key } = query.sort;
  const byPrice = (a: RankedRow, b: RankedRow) => live.amounts[a.row.at]! - live.amounts[b.row.at]!;
  if (key === 'price') return (a, b, turn) => byPrice(a, b) * turn;
  if (shop.resources.has(key)) {
    const column = columnOf(asking, key);
    // Offers that lack it come last, whichever way round.
    return (a, b, turn) => {
      const [x, y] = [valueAt(column, a.row.at), valueAt(column, b.row.at)];
      return x === null || y === null ? Number(x === null) - Number(y === null) : (y - x) * turn;
    };
  }
  if (key === 'newest' || (query.wants.length === 0 && query.text.trim() === '')) {
    return (a, b, turn) => (b.row.offer.listedAt - a.row.offer.listedAt) * turn;
  }
  return (a, b, turn) => (b.met - a.met || byPrice(a, b)) * turn;
}
