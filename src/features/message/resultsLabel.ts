import type { Locale } from '@/domain/localized';
import type { Query } from '@/domain/query';
import { formatNumber } from '@/ui/format/format';
import type { CatalogUpdate } from './MessageCatalog';
import type { MessageMessages } from './messages/zh';

/** Returns the label of the link to the offers, with their number once it is known.
 *  @param found  may belong to an earlier query */
export function resultsLabel(
  found: CatalogUpdate['found'],
  query: Query,
  messages: MessageMessages,
  locale: Locale,
): string {
  if (found === null || found.query !== query) return messages.see;
  if (found.total === 0 && found.hasClosest) return messages.seeClosest;
  return messages.seeResults(found.total, formatNumber(found.total, locale));
}
