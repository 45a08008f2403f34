import type { Localized } from '@/domain/localized';
import { foldWord } from './foldWord';

/** One value that a cell may name, in every spelling. */
export type ChoiceOption<Id extends string> = {
  readonly id: Id;
  readonly names: Localized;
  readonly aliases: readonly string[];
};

/** How a spelling is written, and the values it can mean. */
type Meaning<Id extends string> = { readonly spelling: string; readonly options: readonly ChoiceOption<Id>[] };

/** Folded spelling → its meaning. A spelling that is the very name or id of some values means only those. */
export type Vocabulary<Id extends string> = ReadonlyMap<string, Meaning<Id>>;

/** Folds all spellings of a list of values, once for the thousands of cells that are looked up in it. */
export function collectVocabulary<Id extends string>(options: readonly ChoiceOption<Id>[]): Vocabulary<Id> {
  const byName = groupSpellings(options, ({ id, names }) => [...Object.values(names), id]);
  const byAlias = groupSpellings(options, ({ aliases }) => aliases);
  return new Map([...byAlias, ...byName]);
}

function groupSpellings<Id extends string>(
  options: readonly ChoiceOption<Id>[],
  spellingsOf: (option: ChoiceOption<Id>) => readonly string[],
): Vocabulary<Id> {
  const meanings = new Map<string, Meaning<Id>>();
  for (const option of options) {
    for (const spelling of spellingsOf(option)) {
      const key = foldWord(spelling);
      const others = meanings.get(key)?.options ?? [];
      if (!others.includes(option)) meanings.set(key, { spelling, options: [...others, option] });
    }
  }
  return meanings;
}
