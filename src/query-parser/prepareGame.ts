import { once } from '@/base/once';
import { finish } from '@/base/steps';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { latinParts } from './dictionary/latinParts';
import { type GameToParse, LISTING_RULES } from './listings/listingRules';
import { collectWords } from './prepareGameInSteps';
import { quotedFields } from './tokens/quotedFields';
import { buildTypoIndex } from './tokens/typoIndex';

const cache = new WeakMap<GameSpec, GameToParse>();

/** Builds the dictionary of a game from its items, resources, attributes and scales, with all rules for listings. Takes some milliseconds;
 *  cached per game and roster. */
export function prepareGame(spec: GameSpec, roster: Roster): GameToParse {
  const cached = cache.get(spec);
  if (cached?.roster === roster) return cached;
  const index = indexNames(roster);
  const parts = finish(latinParts(index));
  const game: GameToParse = {
    spec,
    roster,
    dictionary: finish(collectWords(spec, index, parts)),
    typoIndex: once(() => finish(buildTypoIndex([...index.spellings, ...parts]))),
    fields: quotedFields(spec),
    shops: [],
    listingRules: LISTING_RULES,
  };
  cache.set(spec, game);
  return game;
}
