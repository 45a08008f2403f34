import { GAMES } from '../../src/games/games';
import { specOf } from '../../src/games/specs/specOf';
import type { FamilyId } from '../../src/games/types';
import type { SpecWords } from '../../src/names/specWords';
import countWords from '../../src/query-parser/words/countWords.json';
import everydayNames from '../../src/query-parser/words/everydayNames.json';
import groupWords from '../../src/query-parser/words/groupWords.json';
import kindWords from '../../src/query-parser/words/kindWords.json';
import { SHARED_NICKNAMES } from '../../src/query-parser/words/nicknames';
import optionWords from '../../src/query-parser/words/optionWords.json';
import resourceWords from '../../src/query-parser/words/resourceWords.json';

/** Words by id. */
type Words = Readonly<Record<string, readonly string[]>>;

const EVERYDAY_NAMES: Words = everydayNames;
const OPTION_WORDS: Readonly<Record<string, Words>> = optionWords;

/** Returns the words that the games of a family need, of the tables in `src/query-parser/words`. */
export function specWords(family: FamilyId): SpecWords {
  const specs = GAMES.filter((game) => game.family === family).map(specOf);
  const attributes = specs.flatMap((spec) => spec.attributes);
  const options = attributes.flatMap((attribute) => {
    if (attribute.type !== 'enum') return [];
    return attribute.options.map(
      ({ id }) => [`${attribute.id}.${id}`, OPTION_WORDS[attribute.id]?.[id] ?? []] as const,
    );
  });
  return {
    resources: pick(resourceWords, ['main', ...specs.flatMap(({ resources }) => idsOf(resources))]),
    counts: pick(countWords, idsOf(attributes)),
    options: Object.fromEntries(options.filter(([, words]) => words.length > 0)),
    kinds: pick(kindWords, idsOf(specs.flatMap(({ kinds }) => kinds))),
    groups: pick(groupWords, idsOf(specs.flatMap(({ groups }) => groups))),
    nicknames: SHARED_NICKNAMES[family] ?? {},
    everyday: { names: EVERYDAY_NAMES[family] ?? [] },
  };
}

function pick(words: Words, ids: readonly string[]): Words {
  return Object.fromEntries(Object.entries(words).filter(([id]) => ids.includes(id)));
}

function idsOf(all: readonly { readonly id: string }[]): readonly string[] {
  return all.map(({ id }) => id);
}
