import type { Steps } from '@/base/steps';
import type { GameSpec } from '@/games/types';
import { indexNamesInSteps } from '@/names/indexNames';
import type { NameIndex, Spelling } from '@/names/nameIndex';
import type { Roster } from '@/names/roster';
import { addItemWords } from './dictionary/addItemWords';
import { addLabelWords } from './dictionary/addLabelWords';
import { addLevelWords } from './dictionary/addLevelWords';
import { addPlainWords } from './dictionary/addPlainWords';
import { addSpecWords } from './dictionary/addSpecWords';
import { createDictionary, type Dictionary } from './dictionary/dictionary';
import { latinParts } from './dictionary/latinParts';
import type { PreparedGame } from './tokens/preparedGame';
import { quotedFields } from './tokens/quotedFields';
import { buildTypoIndex } from './tokens/typoIndex';

const cache = new WeakMap<GameSpec, PreparedGame>();

/** Builds the dictionary and the typo index of a game in small steps, to keep the page responsive. Cached per game and roster. Rules that
 *  only listings need are left out, see `prepareGame`. */
export function* prepareGameInSteps(spec: GameSpec, roster: Roster): Steps<PreparedGame> {
  const cached = cache.get(spec);
  if (cached?.roster === roster) return cached;
  const index = yield* indexNamesInSteps(roster);
  const parts = yield* latinParts(index);
  const dictionary = yield* collectWords(spec, index, parts);
  const typoIndex = yield* buildTypoIndex([...index.spellings, ...parts]);
  const game: PreparedGame = {
    spec,
    roster,
    dictionary,
    typoIndex: () => typoIndex,
    fields: quotedFields(spec),
    shops: [],
  };
  cache.set(spec, game);
  return game;
}

/** Returns a game whose texts may also name shops, which only a catalog lists. */
export function withShops(game: PreparedGame, shops: readonly string[]): PreparedGame {
  return { ...game, shops };
}

/** Collects the words of a game.
 *  @param parts  words of English names, see `latinParts` */
export function* collectWords(spec: GameSpec, index: NameIndex, parts: readonly Spelling[]): Steps<Dictionary> {
  const dictionary = createDictionary();
  yield* addSpecWords(dictionary, spec, index.roster.words);
  yield* addLevelWords(dictionary, spec);
  yield* addPlainWords(dictionary, spec.game);
  yield* addItemWords(dictionary, spec, index, parts);
  yield* addLabelWords(dictionary, index);
  return dictionary;
}
