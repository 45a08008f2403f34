import type { Steps } from '@/base/steps';
import { labelsOf } from '@/names/bracketed';
import { foldText } from '@/names/foldText';
import type { NameIndex } from '@/names/nameIndex';
import type { Item } from '@/names/roster';
import costumeWords from '@/query-parser/words/costumeWords.json';
import { addFilter } from './addFilter';
import { type Dictionary, findWord } from './dictionary';

/** Costumes are written with and without these: 正月衣装, 圣诞节, 泳装版. */
const SUFFIXES: readonly string[] = ['', '衣装', '版', '装', '服', '节', 'ver', 'version', 'outfit', 'costume'];

/** Words for the item itself in contrast to its other costumes. */
const PLAIN: readonly string[] = [
  '普通',
  '普通版',
  '通常',
  '通常版',
  '原版',
  '本体',
  'ノーマル',
  'normal',
  'regular',
  'plain',
];

/** Adds the words that distinguish items of the same name: bracketed labels and costumes in every language. Words that already
 *  have another meaning are skipped. */
export function* addLabelWords(dictionary: Dictionary, { roster, spellings }: NameIndex): Steps<void> {
  for (const item of roster.items) {
    yield;
    for (const label of new Set(Object.values(item.names).flatMap(labelsOf))) {
      if (label.length > 1 && isFree(dictionary, label)) addFilter(dictionary, label, (one) => one === item);
    }
  }
  const dressed = new Set<Item>();
  for (const words of Object.values(costumeWords)) {
    yield;
    const wearers = new Set<Item>();
    const folded = words.map(foldText);
    for (const { form, folded: spelled, item } of spellings) {
      if (form !== 'reading' && form !== 'initials' && folded.some((word) => word.length > 1 && spelled.includes(word)))
        wearers.add(item);
    }
    if (wearers.size === 0) continue;
    for (const item of wearers) dressed.add(item);
    for (const word of folded) {
      for (const suffix of word.length > 1 ? SUFFIXES : ['']) {
        if (isFree(dictionary, word + suffix))
          addFilter(dictionary, word + suffix, (item) => wearers.has(item), isCostume(word));
      }
    }
  }
  if (dressed.size === 0) return;
  for (const word of PLAIN.map(foldText))
    if (isFree(dictionary, word)) addFilter(dictionary, word, (item) => !dressed.has(item));
}

/** Latin words for costumes are everyday words (summer, track), and so are single characters. */
function isCostume(word: string): boolean {
  return word.length > 1 && !/[a-z]/.test(word);
}

function isFree(dictionary: Dictionary, word: string): boolean {
  const kinds = findWord(dictionary, word)?.meanings.map(({ kind }) => kind) ?? [];
  return kinds.every((kind) => kind === 'filter' || kind === 'skip' || kind === 'item') && !/^[0-9]+$/.test(word);
}
