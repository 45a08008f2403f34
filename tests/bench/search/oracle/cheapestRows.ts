import type { ShopBest } from '@/domain/searchResponse';
import type { Count } from './counts';
import { liveOf } from './liveRows';
import type { OracleContext, WantLevels } from './oracleContext';
import { isMet, newestFirst } from './oracleContext';
import type { Row } from './shopRows';

type Best = { readonly row: Row; readonly met: number };

/** Collects the cheapest hit of each shop that is on sale or reserved and meets at least one want other than `never`. */
export function createCheapestCollector(
  context: OracleContext,
): Omit<Count, 'ignoredKeys'> & { readonly result: () => readonly ShopBest[] } {
  const { live, query } = context;
  const best = new Map<string, Best>();
  const compare = (a: Best, b: Best) =>
    live.amounts[a.row.index]! - live.amounts[b.row.index]! || newestFirst(a.row, b.row);
  return {
    add: (row: Row, wantLevels: WantLevels) => {
      const status = live.statuses[row.index];
      if (status === 'sold' || status === 'paused') return;
      const met = query.wants.filter((want, index) => want.mode !== 'never' && isMet(want, wantLevels[index]!)).length;
      const known = best.get(row.offer.shop);
      if (met > 0 && (known === undefined || compare({ row, met }, known) < 0)) best.set(row.offer.shop, { row, met });
    },
    result: () =>
      [...best.values()].sort(compare).map(({ row, met }) => ({
        shop: row.offer.shop,
        code: row.offer.code,
        price: { amount: live.amounts[row.index]!, currency: row.offer.price.currency },
        live: liveOf(live, row),
        met,
      })),
  };
}
