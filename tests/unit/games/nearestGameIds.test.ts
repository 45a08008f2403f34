/** @jest-environment node */
import { GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';

describe('nearestGameIds', () => {
  it('starts with the id itself, however the id is spelled', () => {
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
  ])('corrects %s to %s', (typed, meant) => {
    expect(nearestGameIds(typed)).toContain(meant);
  });

  it('contains every variant of a family named without its server', () => {
    expect(nearestGameIds('gget')).toEqual(['gget_jp', 'gget_ww', 'gget_nore_jp', 'gget_nore_ww']);
  });

  it('is empty for an empty text, punctuation or an unrelated word', () => {
    expect(nearestGameIds('')).toEqual([]);
    expect(nearestGameIds('-_-')).toEqual([]);
    expect(nearestGameIds('wp-login.php')).toEqual([]);
  });
});
