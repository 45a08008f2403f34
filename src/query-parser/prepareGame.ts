import { once } from '@/base/once';
import { finish, type Steps } from '@/base/steps';
import type { GameSpec } from '@/games/types';
import { indexNames, indexNamesInSteps } from '@/names/indexNames';
import type { NameIndex } from '@/names/nameIndex';
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

/** Builds the dictionary of a game from its items, resources, attributes and scales. Takes some milliseconds; cached per game and
 *  roster. */
export function prepareGame(spec: GameSpec, roster: Roster): PreparedGame {
  const cached = preparedFor(spec, roster);
  if (cached !== null) return cached;
  const index = indexNames(roster);
  const dictionary = finish(collectWords(spec, index));
  return remember({
    spec,
    roster,
    dictionary,
    typoIndex: once(() => finish(buildTypoIndex(withLatinParts(index)))),
    fields: quotedFields(spec),
    shops: [],
  });
}

/** Same as `prepareGame`, in small steps and including the typo index, to keep the page responsive. */
export function* prepareGameInSteps(spec: GameSpec, roster: Roster): Steps<PreparedGame> {
  const cached = preparedFor(spec, roster);
  if (cached !== null) return cached;
  const index = yield* indexNamesInSteps(roster);
  const dictionary = yield* collectWords(spec, index);
  const typoIndex = yield* buildTypoIndex(withLatinParts(index));
  return remember({ spec, roster, dictionary, typoIndex: () => typoIndex, fields: quotedFields(spec), shops: [] });
}

/** Returns a game whose texts may also name shops, which only a catalog lists. */
export function withShops(game: PreparedGame, shops: readonly string[]): PreparedGame {
  return { ...game, shops };
}

function* collectWords(spec: GameSpec, index: NameIndex): Steps<Dictionary> {
  const dictionary = createDictionary();
  yield* addSpecWords(dictionary, spec, index.roster.words);
  yield* addLevelWords(dictionary, spec);
  yield* addPlainWords(dictionary, spec.game);
  yield* addItemWords(dictionary, spec, index);
  yield* addLabelWords(dictionary, index);
  return dictionary;
}

/** Words of English names may be misspelt too: blosom. */
function withLatinParts(index: NameIndex): NameIndex {
  return { ...index, spellings: [...index.spellings, ...latinParts(index)] };
}

function preparedFor(spec: GameSpec, roster: Roster): PreparedGame | null {
  const cached = cache.get(spec);
  return cached !== undefined && cached.roster === roster ? cached : null;
}

function remember(game: PreparedGame): PreparedGame {
  cache.set(game.spec, game);
  return game;
}
