import { editDistance } from '@/base/editDistance';
import { foldText } from './foldText';
import { spellingsOf } from './itemNames';
import type { Item, Roster } from './roster';

type FoldedItem = { readonly item: Item; readonly spellings: readonly string[] };
type Suggestion = { readonly item: Item; readonly rank: number; readonly length: number };

/** Folding a roster takes longer than any search in it, so it is done once a roster. */
const folded = new WeakMap<Roster, readonly FoldedItem[]>();

/** The items one of whose spellings is the text, however it is written (see `foldText`).
 *  @returns  in the order of the roster; several where an alias is shared, none if nothing is called so */
export function findItemsByName(roster: Roster, text: string): readonly Item[] {
  const asked = foldText(text);
  return foldedItems(roster).flatMap(({ item, spellings }) => (spellings.includes(asked) ? [item] : []));
}

/** The items somebody may mean by the text, likeliest first: a spelling is the text, begins with it, contains it; only if
 *  there is none, the spellings a slip or two away. Among equals the shorter spelling, then the roster's order.
 *  @param limit  the most items wanted */
export function suggestItems(roster: Roster, text: string, limit: number): readonly Item[] {
  const asked = foldText(text);
  if (asked === '') return [];
  const containing = rankItems(roster, (spelling) => rankOfContaining(spelling, asked));
  const found = containing.length > 0 ? containing : rankItems(roster, (spelling) => rankOfNear(spelling, asked));
  return found.slice(0, limit).map(({ item }) => item);
}

function rankItems(roster: Roster, rankOf: (spelling: string) => number | null): readonly Suggestion[] {
  const suggestions = foldedItems(roster).flatMap(({ item, spellings }) => {
    const ranked = spellings.flatMap((spelling) => {
      const rank = rankOf(spelling);
      return rank === null ? [] : [{ item, rank, length: spelling.length }];
    });
    return ranked.sort(byLikelihood).slice(0, 1);
  });
  return suggestions.sort(byLikelihood);
}

function rankOfContaining(spelling: string, asked: string): number | null {
  if (spelling === asked) return 0;
  if (spelling.startsWith(asked)) return 1;
  return spelling.includes(asked) ? 2 : null;
}

/** One slip in up to five characters, two in up to eight, and so on; at least one character must be right. */
function rankOfNear(spelling: string, asked: string): number | null {
  const most = Math.min(Math.max(1, Math.floor(asked.length / 3)), asked.length - 1);
  const slips = editDistance(spelling, asked, most);
  return slips <= most && slips < spelling.length ? slips : null;
}

function byLikelihood(a: Suggestion, b: Suggestion): number {
  return a.rank - b.rank || a.length - b.length;
}

function foldedItems(roster: Roster): readonly FoldedItem[] {
  const known = folded.get(roster);
  if (known !== undefined) return known;
  const items = roster.items.map((item) => ({ item, spellings: spellingsOf(item).map(foldText).filter(Boolean) }));
  folded.set(roster, items);
  return items;
}
