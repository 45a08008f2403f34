import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { loadRoster } from '@/names/loadRoster';
import { collectNamesInOtherGames, type NamesInOtherGames } from './namesInOtherGames';

/** Loads the item names of all other families.
 *  @throws  what `loadRoster` throws */
export async function loadNamesInOtherGames(family: FamilyId): Promise<NamesInOtherGames> {
  const others = FAMILY_IDS.filter((one) => one !== family);
  return collectNamesInOtherGames(await Promise.all(others.map(loadRoster)));
}
