import type { Locale } from '@/domain/localized';
import type { SearchResponse } from '@/domain/searchResponse';
import type { Messages } from '@/locales/messages';
import { formatNumber } from '@/ui/format/format';
import { resultTarget } from './scrollToResults';

/** Returns the label of a button that leads to the results, with their number once it is known. */
export function resultsButtonLabel(page: SearchResponse | null, messages: Messages['shop'], locale: Locale): string {
  if (page === null) return messages.see;
  if (resultTarget(page) === 'closest') return messages.seeClosest;
  return messages.seeResults(page.total, formatNumber(page.total, locale));
}
