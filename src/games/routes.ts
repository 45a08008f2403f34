import { GAMES } from './games';
import { type GameGroup, gamePath } from './paths';

/** What `.umirc.ts` says of one shop page; Umi adds `id` and `parentId`. */
export type GameRoute = {
  readonly path: string;
  readonly component: string;
  /** Chinese name of the game. */
  readonly name: string;
  readonly icon: string;
  readonly layout: false;
};

/** The routes of a group, one a game in the order of `GAMES`. Both groups name the same page, so Umi builds one chunk of it. */
export function gameRoutes(group: GameGroup): readonly GameRoute[] {
  return GAMES.map(({ id, names, icon }) => ({
    path: gamePath(group, id),
    component: `@/pages/game/${id}`,
    name: names.zh,
    icon,
    layout: false,
  }));
}
