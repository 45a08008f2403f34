import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { loadRoster } from '@/names/loadRoster';
import { collectOtherNames, type OtherNames } from './otherNames';

/** Loads the names of all games but those of one family.
 *  @throws  what `loadRoster` throws */
export async function loadOtherNames(family: FamilyId): Promise<OtherNames> {
  const others = FAMILY_IDS.filter((one) => one !== family);
  return collectOtherNames(await Promise.all(others.map(loadRoster)));
}
