import { toMinorUnits } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { CountedDocs } from '@/engine/bitset/bits';
import { bitsWhere, countBits, hasDoc } from '@/engine/bitset/bits';
import { clusterBounds } from '@/engine/columns/clusterBounds';
import { sortValues } from '@/engine/columns/sortValues';
import { SHOP } from './block';
import type { IndexedBlock, OfferIndex } from './offerIndex';
import { findOffer } from './offerIndex';
import type { PriceColumn } from './priceColumn';
import { binEndsOf, changePrices } from './priceColumn';

/** Statuses of sheet and overlay combined, in ascending precedence: a sold offer is sold even in a paused shop. */
const JOINED_STATUSES = ['onSale', 'reserved', 'paused', 'sold'] as const;
export type JoinedStatus = (typeof JOINED_STATUSES)[number];

/** Status and price of the documents of a block, from sheet and overlay. */
export type LiveBlock = {
  readonly statusDocs: Readonly<Record<JoinedStatus, CountedDocs>>;
  /** All documents that are not sold. */
  readonly unsold: CountedDocs;
  /** Reserved documents with a known end. */
  readonly reservedUntil: ReadonlyMap<number, EpochMs>;
  readonly price: PriceColumn;
  /** Ends of the bins of the price histogram, see `binEndsOf`. */
  readonly priceBinEnds: readonly number[];
};

/** Returns the combined status of a document. */
export function statusOf({ statusDocs }: LiveBlock, doc: number): JoinedStatus {
  return JOINED_STATUSES.find((status) => hasDoc(statusDocs[status].bits, doc))!;
}

/** Status and price of all offers, from sheet and overlay. */
export type LiveColumns = {
  /** When the stock of this catalog was last confirmed; null if live status is unknown. */
  readonly asOf: EpochMs | null;
  /** Parallel to OfferIndex.blocks. */
  readonly blocks: readonly LiveBlock[];
  /** Bounds of the price histogram, in written units. */
  readonly bounds: readonly number[];
  /** Number of documents that are not sold: the hits of a query without conditions. */
  readonly unsoldCount: number;
};

/** The entries of an overlay that concern one block, by document. */
type OverlayChanges = {
  /** Indexes in JOINED_STATUSES. */
  readonly statuses: Map<number, number>;
  readonly until: Map<number, EpochMs>;
  /** In minor units. */
  readonly prices: Map<number, number>;
};

const [RESERVED, PAUSED, SOLD] = [1, 2, 3];

/** Joins an overlay to the index. Sheet and overlay add up: an offer gets the status with the higher precedence. Codes
 *  and shops that are not in the index are ignored. Statuses apply whatever catalog revision the overlay names, but
 *  only the stock of the named revision is confirmed.
 *  @param overlay  null before the response of the server */
export function joinOverlay(index: OfferIndex, overlay: Overlay | null): LiveColumns {
  const changes = changesByBlock(index, overlay);
  const unit = toMinorUnits(1, index.info.currency);
  const paused = overlay?.pausedShops ?? new Set<string>();
  const blocks = index.blocks.map((block, i) => joinBlock(block, changes[i]!, paused, unit));
  const prices = new Float64Array(index.docCount);
  let length = 0;
  for (const { price } of blocks) {
    prices.set(price.current, length);
    length += price.current.length;
  }
  const bounds = clusterBounds(sortValues(prices).map((amount) => amount / unit));
  return {
    // An overlay that names another revision, or none, confirms nothing about offers that it does not mention.
    asOf: overlay?.catalog?.revision === index.info.publishedAt ? overlay.asOf : null,
    blocks: blocks.map((block) => ({ ...block, priceBinEnds: binEndsOf(block.price, bounds) })),
    bounds,
    unsoldCount: blocks.reduce((sum, { unsold }) => sum + unsold.size, 0),
  };
}

function changesByBlock(index: OfferIndex, overlay: Overlay | null): readonly OverlayChanges[] {
  const changes = index.blocks.map(
    (): OverlayChanges => ({ statuses: new Map(), until: new Map(), prices: new Map() }),
  );
  const change = (code: OfferCode, apply: (changes: OverlayChanges, doc: number) => void) => {
    const ref = findOffer(index, code);
    if (ref !== null) apply(changes[ref.block]!, ref.doc);
  };
  for (const [code, until] of overlay?.reserved ?? []) {
    change(code, (own, doc) => {
      own.statuses.set(doc, RESERVED);
      if (until !== null) own.until.set(doc, until);
    });
  }
  for (const code of overlay?.sold ?? []) change(code, ({ statuses }, doc) => statuses.set(doc, SOLD));
  // A newer sheet overrides an overlay price, and a price in another currency cannot be shown.
  const { currency, publishedAt } = index.info;
  for (const [code, price] of overlay?.prices ?? []) {
    const isNewer = (overlay?.priceAt.get(code) ?? publishedAt) >= publishedAt;
    if (isNewer && (overlay?.catalog?.currency ?? currency) === currency) {
      change(code, ({ prices }, doc) => prices.set(doc, toMinorUnits(price, currency)));
    }
  }
  return changes;
}

function joinBlock(block: IndexedBlock, changes: OverlayChanges, pausedShops: ReadonlySet<string>, unit: number) {
  const { docCount } = block;
  const joinedIndexes = OFFER_STATUSES.map((status) => JOINED_STATUSES.indexOf(status));
  const statuses = block.statuses.map((status) => joinedIndexes[status]!);
  const raise = (doc: number, status: number) => {
    statuses[doc] = Math.max(statuses[doc]!, status);
  };
  for (const [doc, status] of changes.statuses) raise(doc, status);
  if (pausedShops.size > 0) {
    const shops = block.choices.get(SHOP)!;
    const isPaused = shops.names.map((name) => pausedShops.has(name));
    for (let doc = 0; doc < docCount; doc++) if (isPaused[shops.valueIds[doc]! - 1]) raise(doc, PAUSED);
  }
  const docsWhere = (holds: (status: number) => boolean): CountedDocs => {
    const bits = bitsWhere(docCount, (doc) => holds(statuses[doc]!));
    return { bits, size: countBits(bits) };
  };
  return {
    statusDocs: Object.fromEntries(
      JOINED_STATUSES.map((status, joined) => [status, docsWhere((other) => other === joined)]),
    ) as LiveBlock['statusDocs'],
    unsold: docsWhere((status) => status !== SOLD),
    reservedUntil: changes.until,
    price: changePrices(block.prices, changes.prices, unit),
  };
}
