import { itemsOf, type Query } from '@/domain/query';
import type { GameItems } from '@/features/search-state/gameItems';
import { spellingsOf } from '@/names/itemNames';

/** Returns the words of a query that a listing text may contain: every spelling of the wanted items, and the search text. */
export function wordsToMark({ wants, text }: Query, { roster }: GameItems): readonly string[] {
  const spellings = wants
    .filter((want) => want.mode !== 'never')
    .flatMap(itemsOf)
    .flatMap((id) => {
      const item = roster.byId.get(id);
      return item === undefined ? [] : spellingsOf(item);
    });
  return [...spellings, ...text.split(/\s+/).filter((word) => word !== '')];
}
