import type { GameId } from './types';

/** The two route groups with the same games and behaviour; links stay in their group. */
export const GAME_GROUPS = ['game', 'sale'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** Returns the path of a game's shop page: `/game/FateGO`. */
export function gamePath(group: GameGroup, id: GameId): string {
  return `/${group}/${id}`;
}
