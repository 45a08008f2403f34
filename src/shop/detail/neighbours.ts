import type { OfferCode } from '@/domain/offer';
import type { SearchPage } from '@/domain/searchPage';

/** The offers before and after one in the order on screen: hits, then the closest; null at the ends and for an offer
 *  that is not on screen. */
export function neighbours(
  page: SearchPage | null,
  code: OfferCode,
): { readonly previous: OfferCode | null; readonly next: OfferCode | null } {
  const codes = page === null ? [] : [...page.hits, ...page.closest].map((hit) => hit.offer.code);
  const place = codes.indexOf(code);
  if (place < 0) return { previous: null, next: null };
  return { previous: codes[place - 1] ?? null, next: codes[place + 1] ?? null };
}
