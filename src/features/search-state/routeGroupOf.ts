import { GAME_GROUPS, type GameGroup } from '@/games/paths';

/** Returns the route group of a path, which links on the page keep. */
export function routeGroupOf(pathname: string): GameGroup {
  return GAME_GROUPS.find((group) => pathname.startsWith(`/${group}/`)) ?? 'game';
}
