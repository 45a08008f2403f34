/** @jest-environment node */
import { findSheets } from '@/cli/io/findSheets';
import { gameById } from '@/games/games';
import { memoryHost } from './memoryEffects';

const problem = (kind: string, path: string, similarGames: readonly string[] = []) => ({ kind, path, similarGames });

async function find(names: readonly string[], path: string, game: string | null = null) {
  const { effects } = memoryHost(Object.fromEntries(names.map((name) => [name, 'x'])));
  const found = await findSheets(path, game, effects);
  return found.ok ? found.value : found.error;
}

describe('findSheets', () => {
  it('finds the sheets of a folder by name in the order of the games, and ignores other files', async () => {
    const names = [
      'stock/FateGO.csv',
      'stock/srw_dd_jp.TSV',
      'stock/vitrine.json',
      'stock/.~lock.FateGO.csv',
      'stock/liesmich.md',
    ];

    expect(await find(names, 'stock')).toEqual({
      folder: 'stock',
      single: false,
      sheets: [
        { path: 'stock/srw_dd_jp.TSV', game: gameById('srw_dd_jp') },
        { path: 'stock/FateGO.csv', game: gameById('FateGO') },
      ],
    });
  });

  it('identifies the game of a single sheet by its name or by the option', async () => {
    expect(await find(['stock/FateGO.csv'], 'stock/FateGO.csv')).toEqual({
      folder: 'stock',
      single: true,
      sheets: [{ path: 'stock/FateGO.csv', game: gameById('FateGO') }],
    });
    expect(await find(['my.csv'], 'my.csv', 'MasterDuel')).toEqual({
      folder: '.',
      single: true,
      sheets: [{ path: 'my.csv', game: gameById('MasterDuel') }],
    });
  });

  it('accepts workbooks whatever their content', async () => {
    const names = ['stock/FateGO.xlsx', 'stock/MasterDuel.XLS', 'stock/srw_dd_jp.html', 'stock/index.html'];

    const found = await find(names, 'stock');

    expect('sheets' in found && found.sheets.map(({ path }) => path)).toEqual([
      'stock/MasterDuel.XLS',
      'stock/FateGO.xlsx',
    ]);
    expect(await find(names, 'stock/srw_dd_jp.html')).toMatchObject({ sheets: [{ game: { id: 'srw_dd_jp' } }] });
  });

  it('returns every problem at once', async () => {
    const names = ['stock/FateG0.csv', 'stock/FateGO.csv', 'stock/FateGO.xlsx', 'stock/MasterDuel.ods'];

    expect(await find(names, 'stock')).toEqual([
      problem('stray-file', 'stock/FateG0.csv', ['FateGO']),
      problem('unsupported', 'stock/MasterDuel.ods'),
      problem('game-twice', 'stock/FateGO.xlsx'),
    ]);
  });

  it('reports an invalid path or option', async () => {
    expect(await find([], 'nowhere.csv')).toEqual([problem('no-such-path', 'nowhere.csv')]);
    expect(await find(['stock/vitrine.json'], 'stock')).toEqual([problem('no-sheets', 'stock')]);
    expect(await find(['stock/FateGO.csv'], 'stock', 'FateGO')).toEqual([problem('game-for-folder', 'stock')]);
    expect(await find(['my.csv'], 'my.csv', 'FGO2')).toEqual([problem('unknown-game', 'FGO2', ['FateGO'])]);
  });
});
