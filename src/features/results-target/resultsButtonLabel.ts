import type { Locale } from '@/domain/localized';
import type { SearchResponse } from '@/domain/searchResponse';
import type { Messages } from '@/locales/messages';
import { formatNumber } from '@/ui/format/format';
import { resultTarget } from './scrollToResults';

/** What a button that leads to the results says: how many there are, as far as it is known. */
export function resultsButtonLabel(page: SearchResponse | null, words: Messages['shop'], locale: Locale): string {
  if (page === null) return words.see;
  if (resultTarget(page) === 'closest') return words.seeClosest;
  return words.seeResults(page.total, formatNumber(page.total, locale));
}
