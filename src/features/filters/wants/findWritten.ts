import { spellingsOf } from '@/names/itemNames';
import type { Item, Roster } from '@/names/roster';

/** The items one of whose names or aliases holds the text; letter case, width and spaces do not count. It serves until
 *  the reader of the game has come, which finds more (see `findCalled`): folding as that does needs a table of characters
 *  that would weigh on the first view.
 *  @returns  in the order of the roster */
export function findBySpelling(roster: Roster, text: string): readonly Item[] {
  const asked = plain(text);
  return roster.items.filter((item) => spellingsOf(item).some((spelling) => plain(spelling).includes(asked)));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
