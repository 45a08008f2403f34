import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Live } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import type { NumberColumn } from './numberColumn';
import { readNumbers } from './numberColumn';
import type { Row, ShopRows } from './shopRows';

export const LIVE_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type LiveStatus = (typeof LIVE_STATUSES)[number];

/** What the sheet and the overlay say together. */
export type LiveRows = {
  readonly asOf: EpochMs | null;
  readonly statuses: readonly LiveStatus[];
  readonly reservedUntil: Overlay['reserved'];
  /** Row → the price now, in minor units. */
  readonly amounts: Float64Array;
  /** The prices now, in written units. */
  readonly price: NumberColumn;
  readonly onSale: number;
};

/** Joins an overlay to a shop.
 *  @param overlay  null while nothing has been heard of the server */
export function joinRows(
  { rows }: ShopRows,
  overlay: Overlay | null,
  { publishedAt, currency }: CatalogInfo,
): LiveRows {
  const statuses = rows.map(({ offer }) => statusOf(offer, overlay));
  // Where no currency is named, prices are in that of the catalog.
  const isForeign = (overlay?.catalog?.currency ?? currency) !== currency;
  const amounts = Float64Array.from(rows, ({ offer: { code, price } }) => {
    const isOlder = (overlay?.priceAt.get(code) ?? Infinity) < publishedAt;
    const said = isOlder || isForeign ? undefined : overlay?.prices.get(code);
    return said === undefined ? price.amount : toMinorUnits(said, price.currency);
  });
  return {
    asOf: overlay?.catalog?.revision === publishedAt ? overlay.asOf : null,
    statuses,
    reservedUntil: overlay?.reserved ?? new Map(),
    amounts,
    price: readNumbers(rows.length, (at) => toWholeUnits(amounts[at]!, rows[at]!.offer.price.currency)),
    onSale: statuses.filter((status) => status !== 'sold').length,
  };
}

/** What is sold stays sold, whatever else is said; a paused shop outweighs a reservation. */
function statusOf({ code, shop, status }: Offer, overlay: Overlay | null): LiveStatus {
  if (status === 'sold' || overlay?.sold.has(code)) return 'sold';
  if (overlay?.pausedShops.has(shop)) return 'paused';
  return status === 'reserved' || overlay?.reserved.has(code) ? 'reserved' : 'onSale';
}

/** Nobody vouches that an offer is still on sale while the overlay does not say when it knew. */
export function liveOf({ statuses, asOf }: LiveRows, { at }: Row): Live {
  const status = statuses[at]!;
  return status === 'onSale' && asOf === null ? 'unknown' : status;
}
