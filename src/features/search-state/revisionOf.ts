import type { SearchPage } from '@/domain/searchResponse';

/** What the numbers of a page were counted over, in a word: two pages that give the same one count the same offers.
 *  @param page  null before the first answer */
export function revisionOf(page: SearchPage | null): string {
  if (page === null) return '';
  const { overlayAsOf, catalogue } = page;
  return [overlayAsOf, catalogue.segments.loaded, catalogue.texts, catalogue.onSale].join(' ');
}
