import type { QueryParser } from '@/features/text-query/queryParser';
import { GAMES } from '@/games/games';
import { matchGames } from '@/games/matchGames';
import { nearestGameIds } from '@/games/nearestGameIds';
import type { FamilyId, Game, GameId, GameSpec } from '@/games/types';
import type { FamilyWords } from '@/names/familyWords';
import { findGameNames } from './findGameNames';
import { likelyFamilies, withoutCommonWords } from './likelyFamilies';
import { readWith } from './readWith';
import { variantsFor } from './variantsFor';

/** The game that a text is about. `named`: the text is the name of the games and nothing else; `read`: it is a message about offers of the
 *  game; `unclear`: several games fit equally well, or none does. */
export type ChosenGame =
  | { readonly kind: 'named'; readonly games: readonly Game[] }
  | { readonly kind: 'read'; readonly game: Game; readonly opened: OpenedGame; readonly others: readonly Game[] }
  | { readonly kind: 'unclear'; readonly games: readonly Game[] };

/** A game whose parser is loaded. */
export type OpenedGame = { readonly spec: GameSpec; readonly parser: QueryParser };

export type GameSources = {
  readonly loadWords: () => Promise<FamilyWords>;
  readonly openGame: (game: Game) => Promise<OpenedGame>;
};

/** Tie-breaks between games that fit a text equally well. */
export type GamePreference = {
  /** The game visited last; null on a first visit. */
  readonly lastGame: GameId | null;
  /** Number of offers on sale, as far as it is known. */
  readonly onSale: (game: Game) => number;
};

/** Decides which game a text is about. Loads only the parsers of games whose words it has, three families at most, and compares what they
 *  understand.
 *  @throws  the loader's error if a chunk is missing */
export async function chooseGame(
  text: string,
  preference: GamePreference,
  { loadWords, openGame }: GameSources,
): Promise<ChosenGame> {
  const named = namedGames(text);
  if (named.length > 0) return { kind: 'named', games: named };
  const words = await loadWords();
  const allNames = findGameNames(text);
  const gameNames = withoutCommonWords(words, allNames);
  const families = likelyFamilies(words, text, gameNames);
  const candidates = await Promise.all(
    families
      .flatMap((family) => variantsFor(family, text, allNames))
      .map(async (game) => {
        const opened = await openGame(game);
        return { game, opened, score: readWith(opened.parser, opened.spec, text, gameNames, null).score };
      }),
  );
  const ranked = candidates
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || comparePreference(preference)(a.game, b.game));
  const [best] = ranked;
  if (best === undefined) return { kind: 'unclear', games: likeliestGames(text, families, preference) };
  const rivals = onePerFamily(ranked.filter(({ score }) => score >= best.score * CLEAR_LEAD));
  const preferred = rivals.find(({ game }) => game.id === preference.lastGame);
  if (rivals.length > 1 && preferred === undefined) return { kind: 'unclear', games: rivals.map(({ game }) => game) };
  const { game, opened } = preferred ?? best;
  return { kind: 'read', game, opened, others: ranked.map((one) => one.game).filter(({ id }) => id !== game.id) };
}

/** The share of the best score above which another game fits as well. */
const CLEAR_LEAD = 0.9;
/** Games that are asked about at most. */
const MAX_ASKED = 3;

/** Returns the games that a text is the name of: those called exactly so, else those whose names contain every word of it. */
export function namedGames(text: string): readonly Game[] {
  if (text.trim() === '' || text.trim().includes('\n')) return [];
  const exact = findGameNames(text.trim()).find(({ start, end }) => start === 0 && end === text.trim().length);
  return exact?.games ?? matchGames(text);
}

/** Returns games to ask about if no parser understands a text: those with similar names or words, then the game visited last, then the
 *  largest catalogs. */
function likeliestGames(text: string, families: readonly FamilyId[], preference: GamePreference): readonly Game[] {
  const similar = text.trim().length > MAX_NAME_LENGTH ? [] : nearestGameIds(text);
  const rank = ({ id, family }: Game) => rankIn(similar, id) + rankIn(families, family);
  return [...GAMES].sort((a, b) => rank(a) - rank(b) || comparePreference(preference)(a, b)).slice(0, MAX_ASKED);
}

function rankIn<One>(list: readonly One[], one: One): number {
  const index = list.indexOf(one);
  return index < 0 ? list.length : index;
}

/** Longer texts are no misspelt names. */
const MAX_NAME_LENGTH = 24;

function comparePreference({ lastGame, onSale }: GamePreference): (a: Game, b: Game) => number {
  const isLast = ({ id }: Game) => Number(id === lastGame);
  return (a, b) => isLast(b) - isLast(a) || onSale(b) - onSale(a);
}

/** Of the variants of a family, the first: their servers are in the text, or any will do. */
function onePerFamily<One extends { readonly game: Game }>(ranked: readonly One[]): readonly One[] {
  return ranked
    .filter(({ game }, index) => ranked.findIndex((one) => one.game.family === game.family) === index)
    .slice(0, MAX_ASKED);
}
