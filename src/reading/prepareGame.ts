import { once } from '@/base/once';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { addItemWords } from './addItemWords';
import { addLabelWords } from './addLabelWords';
import { addLevelWords } from './addLevelWords';
import { addPlainWords } from './addPlainWords';
import { addSpecWords } from './addSpecWords';
import { createDictionary, type Dictionary } from './dictionary';
import { quotedFields } from './quotedFields';
import type { QuotedFields } from './readQuoted';
import { collectSlips, type SlipIndex } from './slipIndex';

/** What is needed to read texts of one game; made once by `prepareGame`. */
export type ReadingGame = {
  readonly spec: GameSpec;
  readonly roster: Roster;
  readonly dictionary: Dictionary;
  /** Made when the first word is not read: most texts need none. */
  readonly slips: () => SlipIndex;
  readonly fields: QuotedFields;
};

const prepared = new WeakMap<GameSpec, ReadingGame>();

/** Collects the words of a game: the spellings of its items, its resources, attributes and scales. It takes some
 *  milliseconds, so the same game with the same roster is prepared once. */
export function prepareGame(spec: GameSpec, roster: Roster): ReadingGame {
  const known = prepared.get(spec);
  if (known !== undefined && known.roster === roster) return known;
  const index = indexNames(roster);
  const dictionary = createDictionary();
  addSpecWords(dictionary, spec);
  addLevelWords(dictionary, spec);
  addPlainWords(dictionary, spec.game);
  addItemWords(dictionary, spec, index);
  addLabelWords(dictionary, index);
  const game = { spec, roster, dictionary, slips: once(() => collectSlips(index)), fields: quotedFields(spec) };
  prepared.set(spec, game);
  return game;
}
