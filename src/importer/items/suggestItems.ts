import { parseText } from '@/query-parser/parseText';
import { prepareGame } from '@/query-parser/prepareGame';
import type { ItemVocabulary } from './itemVocabulary';

/** Longer texts are not parsed as lists. */
const MAX_LIST_LENGTH = 400;

/** Formats the items found by the query parser as a list: 梅林 C呆宝2 → 梅林; C呆*2, 未花5星专2 → 未花*7. Only a suggestion, since cells must
 *  name their items.
 *  @returns  null unless every word is an item or its level */
export function suggestItems(entry: string, { spec, roster }: ItemVocabulary): string | null {
  if (entry.length > MAX_LIST_LENGTH) return null;
  const { items, ambiguous, ranges, choices, price, unread } = parseText(prepareGame(spec, roster), 'offer', entry);
  const others = ambiguous.length + ranges.length + choices.length + unread.length;
  if (items.length === 0 || others > 0 || price !== null) return null;
  return items
    .map(({ item, level }) => `${roster.byId.get(item)?.names.zh ?? item}${level > 1 ? `*${level}` : ''}`)
    .join('; ');
}
