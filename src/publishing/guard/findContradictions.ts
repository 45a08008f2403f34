import { compareTexts } from '@/catalog/format/orderOffers';
import { type Currency, type Money, toMinorUnits } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { OfferSummary } from '@/publishing/catalog/publishedOffers';

/** An overlay entry that the catalog contradicts: a different price, or a sold or reserved offer that the catalog has on sale. */
export type OverlayContradiction =
  | { readonly code: OfferCode; readonly entry: 'price'; readonly overlay: Money; readonly catalog: Money }
  | { readonly code: OfferCode; readonly entry: 'sold' | 'reserved' };

/** Lists the entries of an overlay that a version of a catalog contradicts, in the order of their codes:
 *
 *  - a price that differs from the catalog's in minor units of the catalog's currency, unless pages ignore the entry anyway, because it is
 *    older than the published version or in another currency;
 *  - `sold`, or `reserved` unless the reservation has ended, if the catalog has the offer on sale. If the offer's row is unchanged, the
 *    entry is newer than the row: it stays in force and is no contradiction.
 *
 *  Entries for codes that the catalog does not have are not contradictions, and neither are paused shops and the notice.
 *  @param publishedAt  publication time of the version that pages have compared the overlay with so far
 *  @param unchanged  codes that have a status in the overlay, and whose price, shop and status in the catalog do not change */
export function findContradictions(
  offers: Iterable<OfferSummary>,
  { currency, publishedAt }: { readonly currency: Currency; readonly publishedAt: EpochMs },
  overlay: Overlay,
  unchanged: ReadonlySet<OfferCode>,
  now: EpochMs,
): readonly OverlayContradiction[] {
  const found: OverlayContradiction[] = [];
  if (overlay.prices.size + overlay.sold.size + overlay.reserved.size === 0) return found;
  for (const { code, price, status } of offers) {
    const stated = overlay.prices.get(code);
    const isOlder = (overlay.priceAt.get(code) ?? publishedAt) < publishedAt;
    if (stated !== undefined && !isOlder && (overlay.catalog?.currency ?? currency) === currency) {
      const overlayPrice = { amount: toMinorUnits(stated, currency), currency };
      if (overlayPrice.amount !== price.amount) {
        found.push({ code, entry: 'price', overlay: overlayPrice, catalog: price });
      }
    }
    if (status !== 'onSale' || unchanged.has(code)) continue;
    if (isSoldIn(overlay, code)) found.push({ code, entry: 'sold' });
    else if (isReservedIn(overlay, code, now)) found.push({ code, entry: 'reserved' });
  }
  return found.sort((a, b) => compareTexts(a.code, b.code));
}

/** True if an offer is sold in the overlay. */
export function isSoldIn(overlay: Overlay | null, code: OfferCode): boolean {
  return overlay?.sold.has(code) === true;
}

function isReservedIn({ reserved }: Overlay, code: OfferCode, now: EpochMs): boolean {
  const until = reserved.get(code);
  return until !== undefined && (until === null || until > now);
}
