import { GAMES } from './games';
import { type GameGroup, gamePath } from './paths';

/** Route of a shop page in `.umirc.ts`; Umi adds `id` and `parentId`. */
export type GameRoute = {
  readonly path: string;
  readonly component: string;
  /** Chinese name of the game. */
  readonly name: string;
  readonly icon: string;
  readonly layout: false;
};

/** Returns the routes of a group, one per game in the order of `GAMES`. Both groups have the same page, so Umi builds one chunk. */
export function gameRoutes(group: GameGroup): readonly GameRoute[] {
  return GAMES.map(({ id, names, icon }) => ({
    path: gamePath(group, id),
    component: `@/pages/game/${id}`,
    name: names.zh,
    icon,
    layout: false,
  }));
}
