import type { Localized } from '@/domain/localized';
import { GAMES } from '@/games/games';
import { gameTitle } from '@/games/gameTitle';
import type { FamilyId } from '@/games/types';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { Roster } from '@/names/roster';

/** Folded name → other families that have such an item. */
export type NamesInOtherGames = ReadonlyMap<string, readonly FamilyId[]>;

export const NO_NAMES_IN_OTHER_GAMES: NamesInOtherGames = new Map();

/** Collects the names of other games' items, to explain unknown items. One-letter names are too ambiguous. */
export function collectNamesInOtherGames(rosters: readonly Roster[]): NamesInOtherGames {
  const names = new Map<string, FamilyId[]>();
  for (const { family, items } of rosters) {
    for (const folded of new Set(items.flatMap(spellingsOf).map(foldText))) {
      const families = names.get(folded);
      if (families !== undefined) families.push(family);
      else if (folded.length > 1) names.set(folded, [family]);
    }
  }
  return names;
}

/** Returns the titles of the games with an item of this name. */
export function gamesWithName(name: string, names: NamesInOtherGames): readonly Localized[] {
  const families = names.get(foldText(name)) ?? [];
  // Games of one family share their names; the first one stands for all.
  const firstGames = families.flatMap((family) => GAMES.filter((game) => game.family === family).slice(0, 1));
  return firstGames.map(gameTitle);
}
