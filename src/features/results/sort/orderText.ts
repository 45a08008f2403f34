import { chipsOf } from '@/domain/chips';
import type { Locale } from '@/domain/localized';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { sortSentence } from './sortOptions';

/** Describes the order of the hits. Best match sorts by wants and price. Without wants, it sorts by price if there is a search text,
 *  otherwise by listing time. */
export function orderText(query: Query, spec: GameSpec, locale: Locale, messages: Messages['shop']): string {
  const { sort, wants, text } = query;
  const isExplicit = ['price', 'newest', ...spec.resources.map((resource) => resource.id)].includes(sort.key);
  if (isExplicit) return sortSentence(sort, spec, locale, messages);
  if (wants.length > 0) return messages.orderByWants;
  if (text.trim() !== '') return messages.priceLowFirst;
  return chipsOf(query).length === 0 ? messages.orderByAge : messages.newestFirst;
}
