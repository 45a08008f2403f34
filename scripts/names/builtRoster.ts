import { packReadings } from '../../src/names/readings';
import { decodeRoster } from '../../src/names/roster';
import { packSyllables } from '../../src/names/syllables';
import { affixWords } from './affixWords';
import { deriveReadings } from './deriveReadings';
import { deriveSyllables } from './deriveSyllables';
import { packAffixes } from './packAffixes';
import { specWords } from './specWords';

/** Formats what is derived from a roster: the readings of its rows, the syllables of all characters and the words of the family's spec.
 *  The rows themselves are only in the roster.
 *  @param source  content of `src/names/rosters/<family>.json`
 *  @returns  JSON, one line per table of words and per item
 *  @throws ShopError  `names-roster-shape` if the source is not a roster */
export function builtRoster(source: string): string {
  const roster = decodeRoster(JSON.parse(source));
  const readings = deriveReadings(roster);
  const spellings = [...readings].flatMap(([item, { variants, bare, parts }]) => {
    return [item.names.zh, ...item.aliases, ...variants, ...bare, ...parts];
  });
  const { patterns, packed } = packAffixes(
    [...readings.values()].map(({ variants }) => variants),
    affixWords(),
  );
  const rows = [...readings].map(([{ names, aliases }, derived], index) =>
    JSON.stringify(
      packReadings({ ...derived, variants: packed[index] ?? [] }, [names.zh, names.ja, names.en, ...aliases]),
    ),
  );
  const syllables = packSyllables(deriveSyllables(spellings));
  const head = JSON.stringify({ family: roster.family, syllables, affixes: patterns });
  const words = Object.entries(specWords(roster.family)).map((entry) =>
    entry.map((part) => JSON.stringify(part)).join(':'),
  );
  return `${head.slice(0, -1)},"words":{\n${words.join(',\n')}\n},"readings":[\n${rows.join(',\n')}\n]}\n`;
}
