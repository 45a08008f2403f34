/** @jest-environment node */
import { guessGame } from '@/features/operator/start/guessGame';

describe('guessGame', () => {
  it.each([
    ['FateGO.csv', 'FateGO'],
    ['fatego.XLSX', 'FateGO'],
    ['FateGO (2).csv', 'FateGO'],
    ['FateGO.corrected.csv', 'FateGO'],
    ['UmaMusume.csv', 'UmaMusume'],
    ['UmaMusume_Stone 11月.csv', 'UmaMusume_Stone'],
    ['11月FGO库存.xlsx', 'FateGO'],
    ['碧蓝档案库存.csv', 'BlueArchive'],
    ['G世代永恒.csv', null],
    ['库存.csv', null],
    ['', null],
  ])('returns the game of %j: %j', (file, expected) => {
    expect(guessGame(file)?.id ?? null).toBe(expected);
  });
});
