/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS } from '@/games/ids';

describe('the pages of the games', () => {
  it('are one file a game, and no other', () => {
    expect(readdirSync('src/pages/game').sort()).toEqual(GAME_IDS.map((id) => `${id}.tsx`).sort());
  });

  it.each(GAME_IDS)('show the game of their own name: %s', (id) => {
    expect(readFileSync(`src/pages/game/${id}.tsx`, 'utf8')).toContain(`<LazyShopScreen game={gameById('${id}')} />`);
  });
});
