import { foldText } from '../../src/names/foldText';
import { spellingsOf } from '../../src/names/itemNames';
import { packReadings } from '../../src/names/readings';
import { decodeRoster, type Item } from '../../src/names/roster';
import { packSyllables } from '../../src/names/syllables';
import { deriveReadings } from './deriveReadings';
import { deriveSyllables } from './deriveSyllables';
import { familyWords } from './familyWords';

/** Formats a built roster: the rows of the hand-written roster with their readings, the syllables of all characters and
 *  the words of the family's spec. Aliases that fold to a name of the item or to an earlier alias are omitted.
 *  @param source  content of `src/names/rosters/<family>.json`
 *  @returns  JSON, one line per table of words and per item
 *  @throws ShopError  `names-roster-shape` if the source is not a roster */
export function builtRoster(source: string): string {
  const raw = JSON.parse(source) as Readonly<Record<string, unknown>>;
  const roster = decodeRoster(raw);
  const readings = deriveReadings(roster);
  const spellings = [...readings].flatMap(([item, { variants, bare, parts }]) => {
    return [item.names.zh, ...item.aliases, ...variants, ...bare, ...parts];
  });
  const rows = [...readings].map(([item, derived]) => JSON.stringify([...cellsOf(item), packReadings(derived)]));
  const head = JSON.stringify({
    family: roster.family,
    asOf: raw.asOf,
    syllables: packSyllables(deriveSyllables(spellings)),
  });
  const words = Object.entries(familyWords(roster.family)).map((entry) =>
    entry.map((part) => JSON.stringify(part)).join(':'),
  );
  return `${head.slice(0, -1)},"words":{\n${words.join(',\n')}\n},"items":[\n${rows.join(',\n')}\n]}\n`;
}

function cellsOf(item: Item): readonly unknown[] {
  const { id, kind, rarity, group, names } = item;
  const keys = spellingsOf(item).map(foldText);
  const aliases = spellingsOf(item).filter((spelling, index) => {
    return keys.indexOf(keys[index] ?? '') === index && !Object.values(names).includes(spelling);
  });
  return [id, kind, rarity, group, names.zh, names.ja, names.en, aliases];
}
