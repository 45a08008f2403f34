import { defaultComparisonPath } from '@/pages/compare/defaultComparisonPath';

const FGO = { game: 'FateGO', address: '/game/FateGO?q=x' };

describe('the comparison without a game', () => {
  it.each([
    [
      'what lies in the tray of the game seen last',
      { Mass: ['M-1'], FateGO: ['A-1', 'A-2'] },
      FGO,
      '/compare/FateGO?o=A-1,A-2',
    ],
    ['what lies in another tray', { Mass: ['M,1'] }, FGO, '/compare/Mass?o=M%2C1'],
    ['what lies in a tray, at a visit without a game', { Mass: ['M-1'] }, null, '/compare/Mass?o=M-1'],
    ['the empty comparison of the game seen last', {}, FGO, '/compare/FateGO'],
    ['the games, where none was seen', {}, null, '/welcome'],
    ['the games, where only what is not there was seen', { Tetris: ['T-1'] }, { ...FGO, game: 'Tetris' }, '/welcome'],
  ])('is %s', (_what, tray, visit, address) => {
    expect(defaultComparisonPath(tray, visit)).toBe(address);
  });
});
