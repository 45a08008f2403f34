import type { Item } from '@/names/roster';
import { addWord, type Dictionary, findWord } from './dictionary';

/** Adds a word that narrows a name down to certain items, or extends the filter that the word already has.
 *  @param word  folded
 *  @param isCostume  true for a word that names its items also without their name: 泳装 */
export function addFilter(
  dictionary: Dictionary,
  word: string,
  fits: (item: Item) => boolean,
  isCostume = false,
): void {
  const meanings = findWord(dictionary, word)?.meanings ?? [];
  const index = meanings.findIndex(({ kind }) => kind === 'filter');
  const before = meanings[index];
  if (before?.kind === 'filter')
    meanings[index] = {
      kind: 'filter',
      matches: (item) => before.matches(item) || fits(item),
      isCostume: before.isCostume === true || isCostume,
    };
  else addWord(dictionary, word, { kind: 'filter', matches: fits, isCostume });
}
