import type { GameId } from './types';

/** The two route groups; they hold the same games and behave the same, and links stay in their group. */
export const GAME_GROUPS = ['game', 'sale'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** The address of a game's shop page: `/game/FateGO`. */
export function gamePath(group: GameGroup, id: GameId): string {
  return `/${group}/${id}`;
}
