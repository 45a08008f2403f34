import { useSearchParams } from '@umijs/max';
import type { Game, GameId } from '@/games/types';
import { GAME_PARAMETER } from './favouritesPath';

/** The one game whose favourites are shown, and the way to another or, with null, to all. It stands in the address; one
 *  that nothing is kept of shows all.
 *  @param games  those that something is kept of */
export function useOnlyGame(games: readonly Game[]): readonly [GameId | null, (game: GameId | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(GAME_PARAMETER);
  const only = games.find(({ id }) => id === asked)?.id ?? null;
  const choose = (game: GameId | null) => {
    const next = new URLSearchParams(parameters);
    if (game === null) next.delete(GAME_PARAMETER);
    else next.set(GAME_PARAMETER, game);
    setParameters(next, { replace: true });
  };
  return [only, choose];
}
