/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@/games/ids';

describe('the pages in src/pages/game', () => {
  it('are exactly one file per game', () => {
    expect(readdirSync('src/pages/game').sort()).toEqual(GAME_IDS.map((id) => `${id}.tsx`).sort());
  });

  it.each(GAME_IDS)('show the game in their file name: %s', (id) => {
    expect(readFileSync(`src/pages/game/${id}.tsx`, 'utf8')).toContain(`<LazyShopScreen game={gameById('${id}')} />`);
  });
});
