import { GAME_GROUPS, type GameGroup } from '@/games/paths';

/** The route group of an address; links made on a page stay in it. */
export function groupOf(pathname: string): GameGroup {
  return GAME_GROUPS.find((group) => pathname.startsWith(`/${group}/`)) ?? 'game';
}
