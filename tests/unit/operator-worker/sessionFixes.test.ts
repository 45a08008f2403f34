/** @jest-environment node */
import { writeXlsx } from '@/importer/export/writeXlsx';
import { HEADER, SHEET, sheetOf } from './localSession';
import { ALL, openSession, text } from './openSession';

describe('Fixes of an import session', () => {
  it('parse a row again and keep it in the view', async () => {
    const { session } = await openSession(SHEET);
    await session.view({ table: 0, filter: { state: 'error', kind: null } });

    const { effect, summary } = await session.fix({ fixes: [{ sheet: null, row: 3, column: 2, text: '300' }] });

    expect(effect).toBe('row');
    expect(summary.accepted).toBe(3);
    expect(summary.refused).toBe(1);
    expect(summary.fixes).toBe(1);
    const { rows: shown } = await session.rows({ from: 0, to: 9 });
    expect(shown.map(({ row, state, fixedColumns }) => [row, state, fixedColumns])).toEqual([
      [3, 'fine', [2]],
      [5, 'error', []],
    ]);
  });

  it('update the list of refused rows', async () => {
    const { session } = await openSession(SHEET);
    const before = await session.refused(null);

    await session.fix({ fixes: [{ sheet: null, row: 3, column: 2, text: '300' }] });

    expect(before.rows).toEqual([
      { sheet: null, row: 3, code: 'A-2' },
      { sheet: null, row: 5, code: 'A-4' },
    ]);
    expect((await session.refused(null)).rows).toEqual([{ sheet: null, row: 5, code: 'A-4' }]);
  });

  it('count a cell as unchanged once its text is restored', async () => {
    const { session } = await openSession(SHEET);
    await session.view({ table: 0, filter: ALL });
    const put = (text: string) => session.fix({ fixes: [{ sheet: null, row: 3, column: 2, text }] });

    const first = await put('300');
    const second = await put('301');
    const back = await put('abc');

    expect(first.changes).toEqual([{ sheet: null, row: 3, column: 2, from: 'abc', to: '300' }]);
    expect(second.changes).toEqual([{ sheet: null, row: 3, column: 2, from: '300', to: '301' }]);
    expect(second.summary.fixes).toBe(1);
    expect(back.summary.fixes).toBe(0);
    expect(back.summary.refused).toBe(2);
    expect((await session.rows({ from: 1, to: 2 })).rows[0]?.fixedColumns).toEqual([]);
  });

  it('apply a suggestion in every cell with the same problem, and keep the rest of the cells', async () => {
    const row = (code: string, items: string) => `${code},青石铺,268,${items},甲,2026-11-18`;
    const { session } = await openSession(
      sheetOf(HEADER, row('A-1', '梅霖'), row('A-2', '斯卡哈; 梅霖'), row('A-3', '梅林'), row('A-4', '梅霖*2')),
    );
    const problem = { table: 0, column: '从者', code: 'unknown-item', got: '梅霖', suggestion: '梅林' } as const;

    expect(await session.countMatchingCells(problem)).toEqual({ cells: 2 });
    const { changes, summary } = await session.fixMatchingCells(problem);

    expect(changes.map(({ row: index, to }) => [index, to])).toEqual([
      [2, '梅林'],
      [3, '斯卡哈; 梅林'],
    ]);
    expect(summary.refused).toBe(1);
    expect(summary.fixes).toBe(2);
  });

  it('apply a suggested price only in cells with the same text', async () => {
    const row = (code: string, price: string) => `${code},青石铺,${price},梅林,甲,2026-11-18`;
    const { session } = await openSession(
      sheetOf(HEADER, row('A-1', '3OO元起'), row('A-2', '1280-1500'), row('A-3', '3OO元起'), row('A-4', '3O0')),
    );
    await session.view({ table: 0, filter: ALL });
    const { rows: shown } = await session.rows({ from: 0, to: 9 });
    const suggestions = shown.map(({ issues }) => issues[0]?.suggestion);
    const problem = { table: 0, column: '价格', code: 'not-a-price', got: '3OO元起', suggestion: '300' } as const;

    const { changes } = await session.fixMatchingCells(problem);

    expect(suggestions).toEqual(['300', null, '300', '300']);
    expect(changes.map(({ row: index, to }) => [index, to])).toEqual([
      [2, '300'],
      [4, '300'],
    ]);
  });

  it('are written to a CSV copy that spreadsheets read as UTF-8', async () => {
    const { session } = await openSession(
      sheetOf('表', '', HEADER, 'A-2,青石铺,abc,斯卡哈,乙,2026-11-18', '合计,,,,,'),
    );
    await session.fix({ fixes: [{ sheet: null, row: 4, column: 2, text: '300' }] });

    const { name, bytes } = await session.copy({ remarks: null });

    expect(name).toBe('FateGO.corrected.csv');
    expect(text(bytes)).toBe(`\uFEFF表\r\n\r\n${HEADER}\r\nA-2,青石铺,300,斯卡哈,乙,2026-11-18\r\n合计,,,,,\r\n`);
  });

  it('are written with remarks next to rows with issues', async () => {
    const { session } = await openSession(SHEET);

    const { name, bytes } = await session.copy({ remarks: 'zh' });

    const lines = text(bytes).split('\r\n');
    expect(name).toBe('FateGO.remarks.csv');
    expect(lines[0]).toBe(`\uFEFF${HEADER},导入问题`);
    expect(lines[1]).toMatch(/2026-11-18,$/);
    expect(lines[2]).toMatch(/「价格」.*abc/);
  });

  it('keep the sheets of a workbook separate, and write all of them', async () => {
    const line = (code: string) => [code, '青石铺', '10', '梅林', '甲', '2026-11-18'];
    const workbook = writeXlsx([
      { name: '日服', rows: [HEADER.split(','), line('A-1')] },
      { name: '说明', rows: [['怎么买']] },
      { name: '国服', rows: [HEADER.split(','), line('A-1'), line('A-2')] },
    ]);
    const { session, summary } = await openSession(workbook);
    expect(summary.tables.map(({ name, counts }) => [name, counts.fine, counts.error])).toEqual([
      ['日服', 0, 1],
      ['国服', 1, 1],
    ]);

    const { summary: after } = await session.fix({ fixes: [{ sheet: '国服', row: 2, column: 0, text: 'A-3' }] });
    expect(after.accepted).toBe(3);
    expect(after.refused).toBe(0);

    const copy = await session.copy({ remarks: null });
    expect(copy.name).toBe('FateGO.corrected.xlsx');
    const again = await openSession(copy.bytes);
    expect(again.summary).toMatchObject({ encoding: 'xlsx', accepted: 3, refused: 0 });
    expect(again.summary.skipped).toMatchObject([{ code: 'other-sheet', sheet: '说明' }]);
  });
});
