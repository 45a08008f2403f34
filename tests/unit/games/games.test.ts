/** @jest-environment node */

import { existsSync, readdirSync } from 'node:fs';
import { findGame, GAMES, gameById } from '@/games/games';
import { gameTitle } from '@/games/gameTitle';
import { FAMILY_IDS, GAME_IDS } from '@/games/ids';

describe('the games', () => {
  it('are the 17 games of the specification in order, by their ids', () => {
    expect(GAMES.map((game) => game.id)).toEqual([...GAME_IDS]);
    expect(new Set(GAME_IDS).size).toBe(17);
    expect(GAME_IDS.map((id) => gameById(id))).toEqual(GAMES);
  });

  it('include every family', () => {
    expect(new Set(GAMES.map((game) => game.family))).toEqual(new Set(FAMILY_IDS));
  });

  it('have a title without the server, the same for all variants of a family', () => {
    const titles = new Map<string, Set<string>>();
    for (const game of GAMES.filter(({ edition }) => edition !== null)) {
      const { zh, ja, en } = gameTitle(game);
      titles.set(game.family, (titles.get(game.family) ?? new Set()).add([zh, ja, en].join(' | ')));
    }

    expect(Object.fromEntries([...titles].map(([family, found]) => [family, [...found]]))).toEqual({
      srw_dd: ['超级机器人大战DD | スーパーロボット大戦DD | Super Robot Wars DD'],
      mementomori: ['MementoMori 勿忘 | メメントモリ | MementoMori'],
      gget: ['SD高达 G世代 永恒 | SDガンダム ジージェネレーション エターナル | SD Gundam G Generation ETERNAL'],
    });
  });

  it('distinguish the variants of a family by short name and edition in every language', () => {
    const labels = GAMES.flatMap(({ short, edition }) =>
      (['zh', 'ja', 'en'] as const).map((locale) => `${locale}: ${short[locale]} ${edition?.[locale] ?? ''}`),
    );

    expect(new Set(labels).size).toBe(GAMES.length * 3);
  });

  it('have different full names in every language', () => {
    const names = GAMES.flatMap((game) => Object.entries(game.names).map(([locale, name]) => `${locale}: ${name}`));

    expect(new Set(names).size).toBe(GAMES.length * 3);
  });

  it('have one hue per family', () => {
    const hues = new Set(GAMES.map((game) => game.hue));
    const pairs = new Set(GAMES.map((game) => `${game.family} ${game.hue}`));

    expect(hues.size).toBe(FAMILY_IDS.length);
    expect(pairs.size).toBe(FAMILY_IDS.length);
  });

  it('have one icon file each in the public folder, and no icon file is unused', () => {
    const icons = GAMES.map((game) => game.icon);

    expect(icons).toEqual(GAME_IDS.map((id) => `/icons/${id}.svg`));
    expect(icons.filter((icon) => !existsSync(`public${icon}`))).toEqual([]);
    expect(readdirSync('public/icons')).toHaveLength(GAMES.length);
  });

  it('are found by their exact id only', () => {
    expect(findGame('FateGO')).toBe(gameById('FateGO'));
    expect(findGame('fatego')).toBeNull();
    expect(findGame('')).toBeNull();
  });
});
