import { readFileSync } from 'node:fs';
import { GAMES } from '../../src/games/games';
import { FAMILY_IDS } from '../../src/games/ids';
import { specOf } from '../../src/games/specs/specOf';
import type { FamilyId, GameSpec } from '../../src/games/types';
import { familyWordOf } from '../../src/names/familyWords';
import { foldText } from '../../src/names/foldText';
import { listSpellings } from '../../src/names/listSpellings';
import { decodeRoster, withSpellings } from '../../src/names/roster';

/** Pinyin, romaji and initials of one family are words of others. */
const SOUNDS: readonly string[] = ['reading', 'initials'];

/** Builds `src/names/wordFamilies.json` from the built rosters and the specs: the beginnings of all words, by the families that have them. */
export function familyWordsSource(): string {
  const families = new Map<string, number>();
  FAMILY_IDS.forEach((family, index) => {
    for (const word of new Set(wordsOf(family).map((text) => familyWordOf(foldText(text)))))
      if (word !== null) families.set(word, (families.get(word) ?? 0) | (1 << index));
  });
  const words = new Map<number, string[]>();
  for (const [word, set] of families) words.set(set, [...(words.get(set) ?? []), word]);
  const rows = [...words].sort(([a], [b]) => a - b).map(([set, list]) => [set, list.sort().join(' ')]);
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

function wordsOf(family: FamilyId): readonly string[] {
  const [source, derived] = ['rosters', 'built'].map((folder) =>
    JSON.parse(readFileSync(`src/names/${folder}/${family}.json`, 'utf8')),
  );
  const roster = decodeRoster(withSpellings(source, derived));
  const spellings = roster.items
    .flatMap((item) => listSpellings(item, roster.syllables))
    .filter(({ form }) => !SOUNDS.includes(form))
    .map(({ folded }) => folded);
  return [...spellings, ...GAMES.filter((game) => game.family === family).flatMap((game) => specWords(specOf(game)))];
}

function specWords({ resources, attributes }: GameSpec): readonly string[] {
  const options = attributes.flatMap((attribute) => (attribute.type === 'enum' ? attribute.options : []));
  return [...resources, ...attributes, ...options].flatMap(({ names, aliases }) => [
    ...Object.values(names),
    ...aliases,
  ]);
}
