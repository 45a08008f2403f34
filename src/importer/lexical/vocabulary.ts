import type { Localized } from '@/domain/localized';
import { foldWord } from './foldWord';

/** A value of a cell, in every spelling. */
export type ChoiceOption<Id extends string> = {
  readonly id: Id;
  readonly names: Localized;
  readonly aliases: readonly string[];
};

/** A spelling as written, and the values it can mean. */
type Meaning<Id extends string> = { readonly spelling: string; readonly options: readonly ChoiceOption<Id>[] };

/** Folded spelling → its meaning. Names and ids take precedence over aliases. */
export type Vocabulary<Id extends string> = ReadonlyMap<string, Meaning<Id>>;

/** Folds all spellings of a list of values once for thousands of lookups. */
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
