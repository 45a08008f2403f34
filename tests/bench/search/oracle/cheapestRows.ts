import type { ShopBest } from '@/domain/searchResponse';
import type { Asking, Held } from './asking';
import { isMet, newestFirst } from './asking';
import type { Count } from './counts';
import { liveOf } from './liveRows';
import type { Row } from './shopRows';

type Best = { readonly row: Row; readonly met: number };

/** Keeps the cheapest hit of each shop that can be bought now or is reserved, and meets one at least of the wants that
 *  are no `never`. */
export function createCheapest(asking: Asking): Omit<Count, 'spares'> & { readonly result: () => readonly ShopBest[] } {
  const { live, query } = asking;
  const best = new Map<string, Best>();
  const compare = (a: Best, b: Best) => live.amounts[a.row.at]! - live.amounts[b.row.at]! || newestFirst(a.row, b.row);
  return {
    add: (row: Row, held: Held) => {
      const status = live.statuses[row.at];
      if (status === 'sold' || status === 'paused') return;
      const met = query.wants.filter((want, at) => want.mode !== 'never' && isMet(want, held[at]!)).length;
      const known = best.get(row.offer.shop);
      if (met > 0 && (known === undefined || compare({ row, met }, known) < 0)) best.set(row.offer.shop, { row, met });
    },
    result: () =>
      [...best.values()].sort(compare).map(({ row, met }) => ({
        shop: row.offer.shop,
        code: row.offer.code,
        price: { amount: live.amounts[row.at]!, currency: row.offer.price.currency },
        live: liveOf(live, row),
        met,
      })),
  };
}
