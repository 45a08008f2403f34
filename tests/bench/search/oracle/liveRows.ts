import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { LiveStatus } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import type { NumberColumn } from './numberColumn';
import { createNumberColumn } from './numberColumn';
import type { Row, ShopRows } from './shopRows';

export const JOINED_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type JoinedStatus = (typeof JOINED_STATUSES)[number];

/** Status and price of all rows, from sheet and overlay. */
export type LiveRows = {
  readonly asOf: EpochMs | null;
  readonly statuses: readonly JoinedStatus[];
  readonly reservedUntil: Overlay['reserved'];
  /** Row → current price in minor units. */
  readonly amounts: Float64Array;
  /** Current prices in written units. */
  readonly price: NumberColumn;
  readonly unsoldCount: number;
};

/** Joins an overlay to a shop.
 *  @param overlay  null before the first response of the server */
export function joinRows(
  { rows }: ShopRows,
  overlay: Overlay | null,
  { publishedAt, currency }: CatalogInfo,
): LiveRows {
  const statuses = rows.map(({ offer }) => statusOf(offer, overlay));
  // By default, prices are in the currency of the catalog.
  const isForeign = (overlay?.catalog?.currency ?? currency) !== currency;
  const amounts = Float64Array.from(rows, ({ offer: { code, price } }) => {
    const isOlder = (overlay?.priceAt.get(code) ?? Infinity) < publishedAt;
    const livePrice = isOlder || isForeign ? undefined : overlay?.prices.get(code);
    return livePrice === undefined ? price.amount : toMinorUnits(livePrice, price.currency);
  });
  return {
    asOf: overlay?.catalog?.revision === publishedAt ? overlay.asOf : null,
    statuses,
    reservedUntil: overlay?.reserved ?? new Map(),
    amounts,
    price: createNumberColumn(rows.length, (index) => toWholeUnits(amounts[index]!, rows[index]!.offer.price.currency)),
    unsoldCount: statuses.filter((status) => status !== 'sold').length,
  };
}

/** Combines the statuses of sheet and overlay: sold takes precedence over paused, paused over reserved. */
function statusOf({ code, shop, status }: Offer, overlay: Overlay | null): JoinedStatus {
  if (status === 'sold' || overlay?.sold.has(code)) return 'sold';
  if (overlay?.pausedShops.has(shop)) return 'paused';
  return status === 'reserved' || overlay?.reserved.has(code) ? 'reserved' : 'onSale';
}

/** Returns the live status of a row; offers on sale are unknown while the stock is not confirmed. */
export function liveOf({ statuses, asOf }: LiveRows, { index }: Row): LiveStatus {
  const status = statuses[index]!;
  return status === 'onSale' && asOf === null ? 'unknown' : status;
}
