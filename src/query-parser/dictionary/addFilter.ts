import type { Item } from '@/names/roster';
import { addWord, type Dictionary, findWord } from './dictionary';

/** Adds a word that tells which items are meant; a word that has such a meaning already means the new ones as well.
 *  @param word  folded */
export function addFilter(dictionary: Dictionary, word: string, fits: (item: Item) => boolean): void {
  const meanings = findWord(dictionary, word)?.meanings ?? [];
  const at = meanings.findIndex(({ kind }) => kind === 'filter');
  const before = meanings[at];
  if (before?.kind === 'filter') meanings[at] = { kind: 'filter', fits: (item) => before.fits(item) || fits(item) };
  else addWord(dictionary, word, { kind: 'filter', fits });
}
