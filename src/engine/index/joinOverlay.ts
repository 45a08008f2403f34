import { once } from '@/base/once';
import { toMinorUnits } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { bitsWhere, countBits, hasDoc } from '@/engine/bitset/bits';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import { sortValues } from '@/engine/columns/sortValues';
import type { CountedDocs } from '@/engine/countedDocs';
import { SHOP } from './block';
import type { OfferIndex, PlacedBlock } from './offerIndex';
import { findOffer } from './offerIndex';
import type { PriceColumn } from './priceColumn';
import { endsOfBars, movePrices } from './priceColumn';

/** The joined statuses, in the order of what outweighs what: a sold offer is sold even in a shop that is paused. */
export const JOINED_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type JoinedStatus = (typeof JOINED_STATUSES)[number];

/** What the sheet and the overlay say together of the docs of one block. */
export type LiveBlock = {
  readonly statusDocs: Readonly<Record<JoinedStatus, CountedDocs>>;
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
  return JOINED_STATUSES.find((status) => hasDoc(statusDocs[status].bits, doc))!;
}

/** What the sheet and the overlay say together. */
export type LiveColumns = {
  /** When the stock of this catalog was last confirmed; null if live status is unknown. */
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
  /** Doc → place in JOINED_STATUSES. */
  readonly statuses: Map<number, number>;
  readonly until: Map<number, EpochMs>;
  readonly prices: Map<number, number>;
};

const [RESERVED, PAUSED, SOLD] = [1, 2, 3];

/** Joins the overlay to the index, once for each overlay. The overlay adds to what the sheet says and takes nothing
 *  back: an offer is what the sheet or the overlay says of it, whichever comes later in JOINED_STATUSES. Codes and
 *  shops that are not in the index are passed over. Statuses count whatever catalog revision the overlay names; only
 *  the one it names is confirmed.
 *  @param overlay  null while nothing has been heard of the server */
export function joinOverlay(index: OfferIndex, overlay: Overlay | null): LiveColumns {
  const said = shareOut(index, overlay);
  const unit = toMinorUnits(1, index.about.currency);
  const paused = overlay?.pausedShops ?? new Set<string>();
  const blocks = index.blocks.map((block, i) => joinBlock(block, said[i]!, paused, unit));
  const prices = new Float64Array(index.docs);
  let at = 0;
  for (const { price } of blocks) {
    prices.set(price.now, at);
    at += price.now.length;
  }
  const bounds = clusterBounds(sortValues(prices).map((amount) => amount / unit));
  return {
    // An overlay that names another revision, or none, confirms nothing about offers that it does not mention.
    asOf: overlay?.catalog?.revision === index.about.publishedAt ? overlay.asOf : null,
    blocks: blocks.map((block) => ({ ...block, priceBars: endsOfBars(block.price, bounds) })),
    bounds,
    onSale: blocks.reduce((sum, { unsold }) => sum + unsold.size, 0),
  };
}

function shareOut(index: OfferIndex, overlay: Overlay | null): readonly Said[] {
  const said: Said[] = index.blocks.map(() => ({ statuses: new Map(), until: new Map(), prices: new Map() }));
  const say = (code: OfferCode, note: (said: Said, doc: number) => void) => {
    const ref = findOffer(index, code);
    if (ref !== null) note(said[ref.block]!, ref.doc);
  };
  for (const [code, until] of overlay?.reserved ?? []) {
    say(code, (own, doc) => {
      own.statuses.set(doc, RESERVED);
      if (until !== null) own.until.set(doc, until);
    });
  }
  for (const code of overlay?.sold ?? []) say(code, ({ statuses }, doc) => statuses.set(doc, SOLD));
  // A newer sheet overrides an overlay price, and a price in another currency cannot be shown.
  const { currency, publishedAt } = index.about;
  for (const [code, price] of overlay?.prices ?? []) {
    const isNewer = (overlay?.priceAt.get(code) ?? publishedAt) >= publishedAt;
    if (isNewer && (overlay?.catalog?.currency ?? currency) === currency) {
      say(code, ({ prices }, doc) => prices.set(doc, toMinorUnits(price, currency)));
    }
  }
  return said;
}

function joinBlock(block: PlacedBlock, said: Said, pausedShops: ReadonlySet<string>, unit: number) {
  const { docs, items } = block;
  const placeOf = OFFER_STATUSES.map((status) => JOINED_STATUSES.indexOf(status));
  const statuses = block.statuses.map((status) => placeOf[status]!);
  const raise = (doc: number, status: number) => {
    statuses[doc] = Math.max(statuses[doc]!, status);
  };
  for (const [doc, status] of said.statuses) raise(doc, status);
  if (pausedShops.size > 0) {
    const shops = block.choices.get(SHOP)!;
    const isPaused = shops.names.map((name) => pausedShops.has(name));
    for (let doc = 0; doc < docs; doc++) if (isPaused[shops.picks[doc]! - 1]) raise(doc, PAUSED);
  }
  const docsWhere = (holds: (status: number) => boolean): CountedDocs => {
    const bits = bitsWhere(docs, (doc) => holds(statuses[doc]!));
    return { bits, size: countBits(bits) };
  };
  const unsold = docsWhere((status) => status !== SOLD);
  const { sets } = items;
  return {
    statusDocs: Object.fromEntries(
      JOINED_STATUSES.map((status, place) => [status, docsWhere((own) => own === place)]),
    ) as LiveBlock['statusDocs'],
    unsold,
    unsoldCounts: once(() => {
      sets.count(unsold.bits);
      return sets.counts.slice();
    }),
    reservedUntil: said.until,
    price: movePrices(block.prices, said.prices, unit),
  };
}
