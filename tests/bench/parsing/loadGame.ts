import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { prepareGame } from '@/query-parser/prepareGame';
import type { PreparedGame } from '@/query-parser/tokens/preparedGame';

const loaded = new Map<Game, Promise<PreparedGame>>();

/** Prepares the parser of a game; cached. */
export function loadGame(game: Game): Promise<PreparedGame> {
  const cached = loaded.get(game) ?? prepare(game);
  loaded.set(game, cached);
  return cached;
}

async function prepare(game: Game): Promise<PreparedGame> {
  return prepareGame(specOf(game), await loadBuiltRoster(game.family));
}
