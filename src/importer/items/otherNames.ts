import type { Localized } from '@/domain/localized';
import { GAMES } from '@/games/games';
import type { FamilyId } from '@/games/types';
import { foldText } from '@/names/foldText';
import { spellingsOf } from '@/names/itemNames';
import type { Roster } from '@/names/roster';

/** Folded name → the families that have an item of this name; of the games that a sheet is not about. */
export type OtherNames = ReadonlyMap<string, readonly FamilyId[]>;

export const NO_OTHER_NAMES: OtherNames = new Map();

/** Collects the names of other games, to be able to say of an unknown item where it belongs. Names of one letter are no
 *  hint and left out. */
export function collectOtherNames(rosters: readonly Roster[]): OtherNames {
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

/** The titles of the games that know an item by this name; empty if none does. */
export function gamesWithName(name: string, names: OtherNames): readonly Localized[] {
  const families = names.get(foldText(name)) ?? [];
  // Games of one family share their names; the first of them stands for all.
  const firstGames = families.flatMap((family) => GAMES.filter((game) => game.family === family).slice(0, 1));
  return firstGames.map(({ title }) => title);
}
