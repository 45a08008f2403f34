import type { GameId } from '@/games/types';

/** URL parameter that limits the favourites page to one game. */
export const GAME_PARAMETER = 'game';

/** Returns the path of the favourites page limited to one game. */
export function favouritesPath(game: GameId): string {
  return `/favourites?${GAME_PARAMETER}=${game}`;
}
