import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** The offers before and after one in the order on screen: the answer's hits, those further down, then the closest; null at the ends and for an offer
 *  that is not on screen. */
export function adjacentOffers(
  page: SearchResponse | null,
  further: readonly OfferCode[],
  code: OfferCode,
): { readonly previous: OfferCode | null; readonly next: OfferCode | null } {
  const codes = page === null ? [] : [...page.hits.map(codeOf), ...further, ...page.closest.map(codeOf)];
  const place = codes.indexOf(code);
  if (place < 0) return { previous: null, next: null };
  return { previous: codes[place - 1] ?? null, next: codes[place + 1] ?? null };
}

function codeOf({ offer }: Hit): OfferCode {
  return offer.code;
}
