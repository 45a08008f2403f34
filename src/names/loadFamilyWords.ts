import { decodeFamilyWords, type FamilyWords } from './familyWords';

/** Loads the words by which a text is attributed to a family, a sixth of the size of all rosters.
 *  @throws  the loader's own error if the chunk is missing */
export async function loadFamilyWords(): Promise<FamilyWords> {
  const file = await import(/* webpackChunkName: "family-words" */ './wordFamilies.json');
  return decodeFamilyWords(file.default);
}
