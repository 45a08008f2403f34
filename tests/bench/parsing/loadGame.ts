import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { loadNames } from '@/names/loadNames';
import { type PreparedGame, prepareGame } from '@/query-parser/tokens/prepareGame';

const loaded = new Map<Game, Promise<PreparedGame>>();

/** Everything that is needed to read texts of a game; made once a game. */
export function loadGame(game: Game): Promise<PreparedGame> {
  const known = loaded.get(game) ?? prepare(game);
  loaded.set(game, known);
  return known;
}

async function prepare(game: Game): Promise<PreparedGame> {
  return prepareGame(specOf(game), await loadNames(game.family));
}
