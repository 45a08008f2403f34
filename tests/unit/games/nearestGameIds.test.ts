/** @jest-environment node */
import { GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';

describe('the nearest game ids', () => {
  it('begin with the id itself, however it is written', () => {
    const nearest = GAMES.map((game) => nearestGameIds(game.id.toUpperCase())[0]);

    expect(nearest).toEqual(GAMES.map((game) => game.id));
  });

  it.each([
    ['FateG0', 'FateGO'],
    ['fatego2', 'FateGO'],
    ['BluArchive', 'BlueArchive'],
    ['UmaMusme', 'UmaMusume'],
    ['fgo', 'FateGO'],
    ['ブルアカ', 'BlueArchive'],
    ['石头号', 'UmaMusume_Stone'],
    ['master-duel', 'MasterDuel'],
  ])('mend %s to %s', (typed, meant) => {
    expect(nearestGameIds(typed)).toContain(meant);
  });

  it('hold every variant of a family that is named without its server', () => {
    expect(nearestGameIds('gget')).toEqual(['gget_jp', 'gget_ww', 'gget_nore_jp', 'gget_nore_ww']);
  });

  it('are none for an empty text, mere marks, or a word no game is near', () => {
    expect(nearestGameIds('')).toEqual([]);
    expect(nearestGameIds('-_-')).toEqual([]);
    expect(nearestGameIds('wp-login.php')).toEqual([]);
  });
});
