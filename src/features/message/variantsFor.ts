import { GAMES } from '@/games/games';
import type { FamilyId, Game } from '@/games/types';
import type { GameName } from './findGameNames';

/** Returns the games of a family that a text may mean: those that it names last, without special editions that it does not mention.
 *  Servers are left to the parsers, which also understand refusals. */
export function variantsFor(family: FamilyId, text: string, gameNames: readonly GameName[]): readonly Game[] {
  const all = GAMES.filter((game) => game.family === family);
  const named = gameNames.map(({ games }) => games.filter((game) => game.family === family));
  const last = named.filter((games) => games.length > 0).at(-1) ?? all.filter(isMainGame);
  const isNore = NORE.test(text);
  const editions = last.filter((game) => isNoreEdition(game) === isNore);
  return editions.length > 0 ? editions : last;
}

const NORE = /nore/i;

function isNoreEdition({ edition }: Game): boolean {
  return edition !== null && NORE.test(edition.en);
}

/** The page of stone accounts is a part of the game, which its own name stands for. */
function isMainGame({ id }: Game): boolean {
  return id !== 'UmaMusume_Stone';
}
