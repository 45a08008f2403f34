import { once } from '@/base/once';
import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Bits } from './bits';
import { bitsWhere, countBits, fullBits, hasDoc, subtract } from './bits';
import { SHOP } from './block';
import { clusterBounds } from './clusterBounds';
import type { CountedDocs } from './countedDocs';
import { forEachMember } from './docSet';
import type { DocRef, OfferIndex, PlacedBlock } from './offerIndex';
import { findOffer } from './offerIndex';
import type { PriceColumn } from './priceColumn';
import { endsOfBars, movePrices } from './priceColumn';

/** The joined statuses, in the order of what outweighs what: a sold offer is sold even in a shop that is paused. */
export const JOINED_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type JoinedStatus = (typeof JOINED_STATUSES)[number];

/** What the sheet and the overlay say together of the docs of one block. */
export type LiveBlock = {
  readonly statusDocs: Readonly<Record<JoinedStatus, Bits>>;
  readonly statusSizes: Readonly<Record<JoinedStatus, number>>;
  /** All docs but those sold. */
  readonly unsold: CountedDocs;
  /** How many of those have each item of the block, the first of its pair; counted when it is first asked for. */
  readonly unsoldCounts: () => Int32Array;
  /** Reserved docs whose end is known. */
  readonly reservedUntil: ReadonlyMap<number, EpochMs>;
  readonly price: PriceColumn;
  /** Where each bar of the price histogram ends, see `endsOfBars`. */
  readonly priceBars: readonly number[];
};

/** What the sheet and the overlay say together of one doc. */
export function statusOf({ statusDocs }: LiveBlock, doc: number): JoinedStatus {
  return JOINED_STATUSES.find((status) => hasDoc(statusDocs[status], doc))!;
}

/** What the sheet and the overlay say together. */
export type LiveColumns = {
  /** When the overlay knew what it says; null if live status is unknown. */
  readonly asOf: EpochMs | null;
  /** As OfferIndex.blocks. */
  readonly blocks: readonly LiveBlock[];
  /** Of the price histogram, in written units. */
  readonly bounds: readonly number[];
  /** How many docs are not sold: those that a query without conditions finds. */
  readonly onSale: number;
};

/** What the overlay says of single docs of one block. */
type Said = {
  readonly sold: number[];
  readonly reserved: number[];
  readonly until: Map<number, EpochMs>;
  readonly prices: Map<number, number>;
};

/** Joins the overlay to the index, once for each overlay. The overlay adds to what the sheet says and takes nothing
 *  back: an offer is what the sheet or the overlay says of it, whichever comes later in JOINED_STATUSES. Codes and
 *  shops that are not in the index are passed over.
 *  @param overlay  null while nothing has been heard of the server */
export function joinOverlay(index: OfferIndex, overlay: Overlay | null): LiveColumns {
  const said = shareOut(index, overlay);
  const unit = toMinorUnits(1, index.about.currency);
  const paused = overlay?.pausedShops ?? new Set<string>();
  const blocks = index.blocks.map((block, i) => joinBlock(block, said[i]!, paused, unit));
  const prices = new Float64Array(index.docs);
  let count = 0;
  for (const { price } of blocks) {
    for (const amount of price.now) prices[count++] = toWholeUnits(amount, index.about.currency);
  }
  const bounds = clusterBounds(prices.sort());
  return {
    asOf: overlay?.asOf ?? null,
    blocks: blocks.map((block) => ({ ...block, priceBars: endsOfBars(block.price, bounds) })),
    bounds,
    onSale: blocks.reduce((sum, { unsold }) => sum + unsold.size, 0),
  };
}

function shareOut(index: OfferIndex, overlay: Overlay | null): readonly Said[] {
  const said: Said[] = index.blocks.map(() => ({ sold: [], reserved: [], until: new Map(), prices: new Map() }));
  const saidOf = (ref: DocRef | null) => (ref === null ? undefined : said[ref.block]);
  if (overlay === null) return said;
  for (const code of overlay.sold) {
    const ref = findOffer(index, code);
    if (ref !== null) saidOf(ref)?.sold.push(ref.doc);
  }
  for (const [code, until] of overlay.reserved) {
    const ref = findOffer(index, code);
    if (ref === null) continue;
    saidOf(ref)?.reserved.push(ref.doc);
    if (until !== null) saidOf(ref)?.until.set(ref.doc, until);
  }
  for (const [code, price] of overlay.prices) {
    const ref = findOffer(index, code);
    if (ref !== null) saidOf(ref)?.prices.set(ref.doc, toMinorUnits(price, index.about.currency));
  }
  return said;
}

function joinBlock(block: PlacedBlock, said: Said, pausedShops: ReadonlySet<string>, unit: number) {
  const statuses = block.statuses.map((status) => JOINED_STATUSES.indexOf(OFFER_STATUSES[status]!));
  const raise = (doc: number, status: JoinedStatus) => {
    statuses[doc] = Math.max(statuses[doc]!, JOINED_STATUSES.indexOf(status));
  };
  for (const doc of said.sold) raise(doc, 'sold');
  for (const doc of said.reserved) raise(doc, 'reserved');
  const shops = block.choices.get(SHOP);
  for (const [i, shop] of (shops?.values ?? []).entries()) {
    if (pausedShops.has(String(shop))) forEachMember(shops!.docsOf[i]!, (doc) => raise(doc, 'paused'));
  }
  const docsWith = (status: JoinedStatus) => {
    const place = JOINED_STATUSES.indexOf(status);
    return bitsWhere(block.docs, (doc) => statuses[doc] === place);
  };
  const [onSale, reserved, paused, sold] = JOINED_STATUSES.map(docsWith);
  const statusDocs = { onSale: onSale!, reserved: reserved!, paused: paused!, sold: sold! };
  const statusSizes = {
    onSale: countBits(statusDocs.onSale),
    reserved: countBits(statusDocs.reserved),
    paused: countBits(statusDocs.paused),
    sold: countBits(statusDocs.sold),
  };
  const { sets } = block.items;
  const unsold = { bits: subtract(fullBits(block.docs), statusDocs.sold), size: block.docs - statusSizes.sold };
  return {
    statusDocs,
    statusSizes,
    unsold,
    unsoldCounts: once(() => {
      sets.count(unsold.bits, sets.sets.length);
      return sets.counts.slice();
    }),
    reservedUntil: said.until,
    price: movePrices(block.prices, said.prices, unit),
  };
}
