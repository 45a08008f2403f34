import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Bits } from './bits';
import { bitsWhere, countBits } from './bits';
import { forEachMember } from './docSet';
import type { OfferIndex } from './offerIndex';
import type { DocOrder } from './orderDocs';
import { orderDocs } from './orderDocs';
import type { RangeColumn } from './rangeColumn';
import { rangeColumn } from './rangeColumn';

/** The joined statuses, in the order of what outweighs what: a sold offer is sold even in a shop that is paused. */
export const JOINED_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type JoinedStatus = (typeof JOINED_STATUSES)[number];

/** What the sheet and the overlay say together, one value a doc. */
export type LiveColumns = {
  /** When the overlay knew what it says; null if live status is unknown. */
  readonly asOf: EpochMs | null;
  readonly statusDocs: Readonly<Record<JoinedStatus, Bits>>;
  /** Places in JOINED_STATUSES. */
  readonly statuses: Uint8Array;
  /** Reserved docs whose end is known. */
  readonly reservedUntil: ReadonlyMap<number, EpochMs>;
  /** Minor units. */
  readonly prices: Float64Array;
  /** The same in written units, as ranges and the histogram need it. */
  readonly price: RangeColumn;
  readonly byPrice: DocOrder;
  /** How many docs are not sold: those that a query without conditions finds. */
  readonly onSale: number;
};

/** Joins the overlay to the index, once for each overlay. The overlay adds to what the sheet says and takes nothing
 *  back: an offer is what the sheet or the overlay says of it, whichever comes later in JOINED_STATUSES. Codes and
 *  shops that are not in the index are passed over.
 *  @param overlay  null while nothing has been heard of the server */
export function joinOverlay(index: OfferIndex, overlay: Overlay | null): LiveColumns {
  const reservedUntil = new Map<number, EpochMs>();
  const statuses = index.statuses.map((status) => JOINED_STATUSES.indexOf(OFFER_STATUSES[status]!));
  const prices = index.prices.slice();
  if (overlay !== null) {
    const raise = (doc: number | undefined, status: JoinedStatus) => {
      if (doc !== undefined) statuses[doc] = Math.max(statuses[doc]!, JOINED_STATUSES.indexOf(status));
    };
    for (const code of overlay.sold) raise(index.docOfCode.get(code), 'sold');
    for (const [code, until] of overlay.reserved) {
      const doc = index.docOfCode.get(code);
      raise(doc, 'reserved');
      if (doc !== undefined && until !== null) reservedUntil.set(doc, until);
    }
    for (const shop of overlay.pausedShops) {
      const docs = index.choices.get('shop')?.get(shop);
      if (docs !== undefined) forEachMember(docs, (doc) => raise(doc, 'paused'));
    }
    for (const [code, price] of overlay.prices) {
      const doc = index.docOfCode.get(code);
      if (doc !== undefined) prices[doc] = toMinorUnits(price, index.about.currency);
    }
  }
  const statusDocs = {
    onSale: docsWith(statuses, 'onSale'),
    reserved: docsWith(statuses, 'reserved'),
    paused: docsWith(statuses, 'paused'),
    sold: docsWith(statuses, 'sold'),
  };
  return {
    asOf: overlay?.asOf ?? null,
    statusDocs,
    statuses,
    reservedUntil,
    prices,
    price: rangeColumn(prices.map((amount) => toWholeUnits(amount, index.about.currency))),
    byPrice: orderDocs(prices),
    onSale: index.docs - countBits(statusDocs.sold),
  };
}

function docsWith(statuses: Uint8Array, status: JoinedStatus): Bits {
  const place = JOINED_STATUSES.indexOf(status);
  return bitsWhere(statuses.length, (doc) => statuses[doc] === place);
}
