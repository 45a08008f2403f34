import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { loadRoster } from '@/names/loadRoster';
import { collectOtherNames, type OtherNames } from './otherNames';

/** Loads the item names of all other families.
 *  @throws  what `loadRoster` throws */
export async function loadOtherNames(family: FamilyId): Promise<OtherNames> {
  const others = FAMILY_IDS.filter((one) => one !== family);
  return collectOtherNames(await Promise.all(others.map(loadRoster)));
}
