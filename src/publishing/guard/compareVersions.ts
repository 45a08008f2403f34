import { compareTexts } from '@/catalog/format/orderOffers';
import type { OfferCode } from '@/domain/offer';
import type { OfferSummary } from '@/publishing/catalog/publishedOffers';
import { compareFields, createFieldLosses, type EmptiedField, listEmptiedFields } from './emptiedFields';
import { isSoldIn } from './findContradictions';
import type { EmptiedShop, PriceJump, PublishedVersion, PublishingPlan } from './publishingGuard';

const MAX_PRICE_FACTOR = 3;
const MAX_EXAMPLES = 2;
/** A shop with one offer often sells out; one with several offers rarely loses all of them. */
const MIN_SHOP_OFFERS = 2;

type ShopCount = { offers: number; available: number; removed: number };

/** Findings of one pass over the published offers, in their order. */
export type Comparison = {
  readonly readable: number;
  readonly removed: OfferCode[];
  /** Codes that are published as sold and would be on sale or reserved; `sold` counts all that are published as sold. */
  readonly relisted: OfferCode[];
  readonly sold: number;
  readonly delisted: readonly OfferSummary[];
  readonly jumps: PriceJump[];
  readonly examples: readonly PriceJump[];
  readonly emptiedFields: readonly EmptiedField[];
  /** Codes that have a status in the overlay, and whose price, shop and status in the catalog do not change. */
  readonly unchanged: ReadonlySet<OfferCode>;
  /** Shops that would lose every offer, the largest first. */
  readonly emptiedShops: readonly (EmptiedShop & { readonly hadSeveral: boolean })[];
};

/** Compares a published version, offer by offer, with the one that would replace it. */
export function compareVersions(published: PublishedVersion, { next, refused, overlay }: PublishingPlan): Comparison {
  const nextByCode = new Map(next.offers.map((offer) => [offer.code, offer]));
  const refusedCodes = new Set(refused.map(({ code }) => code));
  // A refused row without a code may belong to any of the missing offers.
  const hasRowWithoutCode = refusedCodes.has(null);
  const hasSameCurrency = published.currency === next.currency;
  const shops = new Map<string, ShopCount>();
  const removed: OfferCode[] = [];
  const relisted: OfferCode[] = [];
  const delisted: OfferSummary[] = [];
  const jumps: PriceJump[] = [];
  const examples: PriceJump[] = [];
  const unchanged = new Set<OfferCode>();
  const losses = createFieldLosses();
  let readable = 0;
  let sold = 0;
  for (const before of published.offers) {
    readable += 1;
    const { code, status, shop, price } = before;
    const after = nextByCode.get(code);
    const isAvailable = status !== 'sold';
    const isRefused = hasRowWithoutCode || refusedCodes.has(code);
    const isDelisted = after === undefined && isAvailable && isRefused && !isSoldIn(overlay, code);
    const isRemoved = after === undefined && !isDelisted;
    countOffer(shops, shop, isAvailable, isRemoved);
    if (isRemoved) removed.push(code);
    if (!isAvailable) sold += 1;
    if (!isAvailable && after !== undefined && after.status !== 'sold') relisted.push(code);
    if (isDelisted) delisted.push(before);
    const hasStatus = overlay !== null && (overlay.sold.has(code) || overlay.reserved.has(code));
    if (hasStatus && (isDelisted || (after !== undefined && isSame(before, after)))) unchanged.add(code);
    if (after === undefined) continue;
    compareFields(losses, before, after);
    if (hasSameCurrency && isJump(price.amount, after.price.amount)) jumps.push({ code, from: price, to: after.price });
    if (!hasSameCurrency && examples.length < MAX_EXAMPLES) examples.push({ code, from: price, to: after.price });
  }
  return {
    readable,
    removed,
    relisted,
    sold,
    delisted,
    jumps,
    examples,
    unchanged,
    emptiedFields: listEmptiedFields(losses),
    emptiedShops: listEmptiedShops(shops),
  };
}

function countOffer(shops: Map<string, ShopCount>, shop: string, isAvailable: boolean, isRemoved: boolean): void {
  const count = shops.get(shop) ?? { offers: 0, available: 0, removed: 0 };
  count.offers += 1;
  if (isAvailable) count.available += 1;
  if (isRemoved) count.removed += 1;
  shops.set(shop, count);
}

function listEmptiedShops(shops: ReadonlyMap<string, ShopCount>): Comparison['emptiedShops'] {
  return [...shops]
    .filter(([, { offers, removed }]) => removed === offers)
    .map(([shop, { offers, available }]) => ({ shop, offers, hadSeveral: available >= MIN_SHOP_OFFERS }))
    .sort((a, b) => b.offers - a.offers || compareTexts(a.shop, b.shop));
}

function isSame(a: OfferSummary, b: OfferSummary): boolean {
  const hasSamePrice = a.price.amount === b.price.amount && a.price.currency === b.price.currency;
  return hasSamePrice && a.shop === b.shop && a.status === b.status;
}

function isJump(from: number, to: number): boolean {
  return to > from * MAX_PRICE_FACTOR || from > to * MAX_PRICE_FACTOR;
}
