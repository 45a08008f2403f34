/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { GAMES } from '@/games/games';
import { GAME_GROUPS, gamePath } from '@/games/paths';
import { gameRoutes } from '@/games/routes';

describe('the routes of the games', () => {
  it('have a path, a page, a Chinese name, an icon and no shared layout for each game', () => {
    expect(gameRoutes('sale')[9]).toEqual({
      path: '/sale/FateGO',
      component: '@/pages/game/FateGO',
      name: '命运-冠位指定',
      icon: '/icons/FateGO.svg',
      layout: false,
    });
  });

  it('are the same pages in the same order in both groups', () => {
    const [game, sale] = GAME_GROUPS.map((group) => gameRoutes(group).map(({ path: _path, ...rest }) => rest));

    expect(game).toEqual(sale);
    expect(game).toHaveLength(17);
  });

  it('match the links of their group', () => {
    const paths = GAME_GROUPS.flatMap((group) => gameRoutes(group).map((route) => route.path));

    expect(paths).toEqual(GAME_GROUPS.flatMap((group) => GAMES.map((game) => gamePath(group, game.id))));
  });

  it('have a page file each, and each page file has its game', () => {
    const files = readdirSync('src/pages/game')
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => file.slice(0, -'.tsx'.length));

    expect(files.sort()).toEqual(GAMES.map((game) => game.id as string).sort());
  });
});
