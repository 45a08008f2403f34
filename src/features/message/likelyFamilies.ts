import { FAMILY_IDS } from '@/games/ids';
import type { FamilyId } from '@/games/types';
import { type FamilyWords, familyWordOf, scoreFamilies } from '@/names/familyWords';
import type { GameName } from './findGameNames';

/** Parsers that a text is read with at most. */
const MAX_FAMILIES = 3;
/** A family far behind the first is not worth loading its names. */
const MIN_SHARE = 0.4;
/** A game's name counts as much as a few items. */
const NAME_SCORE = 24;

/** Returns the families that a text is probably about, the likeliest first.
 *  @param gameNames  in the text, see `withoutCommonWords`
 *  @returns          at most three; none if the text has no word of any family */
export function likelyFamilies(words: FamilyWords, text: string, gameNames: readonly GameName[]): readonly FamilyId[] {
  const scores = new Map(scoreFamilies(words, text));
  for (const { games } of gameNames) {
    const named = new Set(games.map(({ family }) => family));
    for (const family of named) scores.set(family, (scores.get(family) ?? 0) + NAME_SCORE / named.size);
  }
  const ranked = [...scores].filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a);
  const best = ranked[0]?.[1] ?? 0;
  return ranked
    .filter(([, score]) => score >= best * MIN_SHARE)
    .slice(0, MAX_FAMILIES)
    .map(([family]) => family);
}

/** Characters after the beginning of a word that make no other word of it: 石头号. */
const MAX_SUFFIX = 1;

/** Returns the names of games that other games have no such word for: 石头号 is the name of a game and a kind of account in others. Blue
 *  Archive is one, although other games have words that begin with Blue. */
export function withoutCommonWords(words: FamilyWords, gameNames: readonly GameName[]): readonly GameName[] {
  return gameNames.filter(({ folded, games }) => {
    const word = familyWordOf(folded) ?? '';
    if (folded.length > word.length + MAX_SUFFIX) return true;
    const families = words.get(word) ?? 0;
    const isOthers = (family: FamilyId) => games.every((game) => game.family !== family);
    return !FAMILY_IDS.some((family, index) => ((families >> index) & 1) === 1 && isOthers(family));
  });
}
