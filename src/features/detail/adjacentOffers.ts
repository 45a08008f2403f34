import type { OfferCode } from '@/domain/offer';
import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** Returns the offers before and after one in display order; null at the ends and for an offer that is not listed.
 *  @param further  codes of the hits after the first page, which the closest offers follow */
export function adjacentOffers(
  page: SearchResponse | null,
  further: readonly OfferCode[],
  code: OfferCode,
): { readonly previous: OfferCode | null; readonly next: OfferCode | null } {
  const codes = page === null ? [] : [...page.hits.map(codeOf), ...further, ...page.closest.map(codeOf)];
  const index = codes.indexOf(code);
  if (index < 0) return { previous: null, next: null };
  return { previous: codes[index - 1] ?? null, next: codes[index + 1] ?? null };
}

function codeOf({ offer }: Hit): OfferCode {
  return offer.code;
}
