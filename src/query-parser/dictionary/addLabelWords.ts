import type { Steps } from '@/base/steps';
import { labelsOf } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import type { NameIndex } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import costumeWords from '@/query-parser/words/costumeWords.json';
import { addFilter } from './addFilter';
import { type Dictionary, findWord } from './dictionary';

/** Adds the words that distinguish items of the same name: bracketed labels and costumes in every language. Words that already
 *  have another meaning are skipped. */
export function* addLabelWords(dictionary: Dictionary, { roster, spellings }: NameIndex): Steps<void> {
  for (const item of roster.items) {
    yield;
    for (const label of new Set(Object.values(item.names).flatMap(labelsOf))) {
      if (label.length > 1 && isFree(dictionary, label)) addFilter(dictionary, label, (one) => one === item);
    }
  }
  for (const words of Object.values(costumeWords)) {
    yield;
    const costumeWords = new Set<Item>();
    const folded = words.map(foldText);
    for (const { form, folded: spelled, item } of spellings) {
      if (form !== 'reading' && form !== 'initials' && folded.some((word) => word.length > 1 && spelled.includes(word)))
        costumeWords.add(item);
    }
    if (costumeWords.size === 0) continue;
    for (const word of folded)
      if (isFree(dictionary, word)) addFilter(dictionary, word, (item) => costumeWords.has(item));
  }
}

function isFree(dictionary: Dictionary, word: string): boolean {
  const kinds = findWord(dictionary, word)?.meanings.map(({ kind }) => kind) ?? [];
  return kinds.every((kind) => kind === 'filter' || kind === 'skip' || kind === 'item') && !/^[0-9]+$/.test(word);
}
