/** @jest-environment node */
import { defaultComparisonPath } from '@/pages/compare/defaultComparisonPath';

const FGO = { game: 'FateGO', address: '/game/FateGO?q=x' };

describe('defaultComparisonPath', () => {
  it.each([
    ['the tray of the last visited game', { Mass: ['M-1'], FateGO: ['A-1', 'A-2'] }, FGO, '/compare/FateGO?o=A-1,A-2'],
    ['another tray if that of the last visited game is empty', { Mass: ['M,1'] }, FGO, '/compare/Mass?o=M%2C1'],
    ['any tray before the first visit', { Mass: ['M-1'] }, null, '/compare/Mass?o=M-1'],
    ['the empty comparison of the last visited game', {}, FGO, '/compare/FateGO'],
    ['the list of games before the first visit', {}, null, '/welcome'],
    [
      'the list of games if the last visited one does not exist',
      { Tetris: ['T-1'] },
      { ...FGO, game: 'Tetris' },
      '/welcome',
    ],
  ])('returns %s', (_path, tray, visit, path) => {
    expect(defaultComparisonPath(tray, visit)).toBe(path);
  });
});
