import type { GameId } from '@/games/types';

/** The parameter of the favourites' address that names the one game to show. */
export const GAME_PARAMETER = 'game';

/** The address of the favourites of one game. */
export function favouritesPath(game: GameId): string {
  return `/favourites?${GAME_PARAMETER}=${game}`;
}
