/** @jest-environment node */

import { DEFAULT_SETTINGS } from '@/importer/fields/settings';
import { NO_NAMES_IN_OTHER_GAMES } from '@/importer/items/namesInOtherGames';
import { createLocalSession, HEADER, SHEET, sheetOf } from './localSession';
import { ALL, openSession, rows } from './openSession';

describe('createImportSession', () => {
  it('counts rows by state and by issue code', async () => {
    const { summary } = await openSession(SHEET);

    expect(summary).toMatchObject({ encoding: 'utf-8', rows: 4, accepted: 2, refused: 2, warned: 1, fixes: 0 });
    expect(summary.tables).toMatchObject([
      {
        header: HEADER.split(','),
        counts: { fine: 1, warning: 1, error: 2 },
        issueCounts: [
          { code: 'not-a-price', rows: 1 },
          { code: 'blank', rows: 1 },
          { code: 'unknown-item', rows: 1 },
        ],
      },
    ]);
  });

  it('reports why a file cannot be read', async () => {
    const result = await createLocalSession().open({
      file: 'FateGO.csv',
      bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
      game: 'FateGO',
      settings: DEFAULT_SETTINGS,
      map: {},
    });

    expect(result).toMatchObject({ kind: 'refused', issues: [{ code: 'other-file', got: 'PDF' }] });
  });

  it.each([
    ['all', ALL, [2, 3, 4, 5]],
    ['errors', { state: 'error', kind: null }, [3, 5]],
    ['warnings', { state: 'warning', kind: null }, [4]],
    ['fine', { state: 'fine', kind: null }, [2]],
    ['a kind', { state: null, kind: 'unknown-item' }, [5]],
  ] as const)('returns windows of the filtered rows: %s', async (_, filter, expected) => {
    const { session } = await openSession(SHEET);

    expect(await session.view({ table: 0, filter })).toEqual({ size: expected.length });

    const { rows: whole } = await session.rows({ from: 0, to: 10 });
    expect(whole.map(({ row }) => row)).toEqual(expected);
    expect((await session.rows({ from: 1, to: 2 })).rows.map(({ row }) => row)).toEqual(expected.slice(1, 2));
  });

  it('returns the index of a row in the view', async () => {
    const { session } = await openSession(SHEET);
    await session.view({ table: 0, filter: { state: 'error', kind: null } });

    expect(await session.find({ row: 5 })).toEqual({ index: 1 });
    expect(await session.find({ row: 4 })).toEqual({ index: null });
    expect(await session.find({ row: 99 })).toEqual({ index: null });
  });

  it('keeps the later of two files open, whichever names load first', async () => {
    const names: (() => void)[] = [];
    const session = createLocalSession(
      {},
      {
        loadOtherNames: () => new Promise((resolve) => names.push(() => resolve(NO_NAMES_IN_OTHER_GAMES))),
      },
    );
    const read = (bytes: Uint8Array) =>
      session.open({ file: 'FateGO.csv', bytes, game: 'FateGO', settings: DEFAULT_SETTINGS, map: {} });
    const first = read(rows(9));
    const second = read(rows(2));

    names[1]?.();
    expect(await second).toMatchObject({ summary: { rows: 2 } });
    names[0]?.();

    await expect(first).rejects.toMatchObject({ code: 'operator-superseded' });
    expect(await session.view({ table: 0, filter: ALL })).toEqual({ size: 2 });
  });

  it('adds a column for text after the last header', async () => {
    const { summary } = await openSession(sheetOf(HEADER, 'A-1,青石铺,1,260,梅林,甲,2026-11-18'));

    expect(summary.tables[0]?.header).toEqual([...HEADER.split(','), '']);
  });

  it('throws if no file is open', async () => {
    expect(() => createLocalSession().view({ table: 0, filter: ALL })).toThrow('expected an open file');
  });
});
