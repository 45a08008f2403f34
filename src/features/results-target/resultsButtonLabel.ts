import type { Locale } from '@/domain/localized';
import type { SearchPage } from '@/domain/searchResponse';
import type { Messages } from '@/locales/messages';
import { formatNumber } from '@/ui/format/format';
import { placeOf } from './scrollToResults';

/** What a button that leads to the results says: how many there are, as far as it is known. */
export function seeWord(page: SearchPage | null, words: Messages['shop'], locale: Locale): string {
  if (page === null) return words.see;
  if (placeOf(page) === 'closest') return words.seeClosest;
  return words.seeResults(page.total, formatNumber(page.total, locale));
}
