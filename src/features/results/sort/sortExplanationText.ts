import { chipsOf } from '@/domain/chips';
import type { Locale } from '@/domain/localized';
import type { Query } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';
import { sortSentence } from './sortOptions';

/** Describes the order of the hits. Best match sorts by wants and price; without wants, by price for a text and by listing
 *  time otherwise. */
export function sortExplanationText(query: Query, spec: GameSpec, locale: Locale, words: Messages['shop']): string {
  const { sort, wants, text } = query;
  const isExplicit = ['price', 'newest', ...spec.resources.map((resource) => resource.id)].includes(sort.key);
  if (isExplicit) return words.whySort(sortSentence(sort, spec, locale, words));
  if (wants.length > 0) return words.whyWants;
  if (text.trim() !== '') return words.whySort(words.priceLowFirst);
  return chipsOf(query).length === 0 ? words.whyNothing : words.whySort(words.newestFirst);
}
