import { foldText } from '../../src/names/foldText';
import { spellingsOf } from '../../src/names/itemNames';
import type { Item, Roster } from '../../src/names/roster';
import readings from './kanjiReadings.json';

const BY_FAMILY: Readonly<Record<string, Readonly<Record<string, string>>>> = readings;
/** Shortest surname or given name in kana; shorter ones are ambiguous. */
const SHORTEST_PART = 3;
const SHORTEST_IDOL = 2;

/** Derives the kana of kanji names: full name, surname and given name.
 *  @param derived  bare names and parts of the item */
export function kanaOf(item: Item, derived: readonly string[], family: Roster['family']): readonly string[] {
  const table = new Map(Object.entries(BY_FAMILY[family] ?? {}).map(([name, kana]) => [foldText(name), kana]));
  const spellings = [...new Set([...spellingsOf(item), ...derived].map(foldText))];
  const shortest = family === 'imas_prism' ? SHORTEST_IDOL : SHORTEST_PART;
  const found = spellings.flatMap((spelling) => {
    const kana = table.get(spelling);
    if (kana === undefined) return [];
    const words = kana.split(' ');
    return [words.join(''), ...words.filter((word) => words.length > 1 && word.length >= shortest)];
  });
  return [...new Set(found)].filter((kana) => !spellings.includes(foldText(kana)));
}
