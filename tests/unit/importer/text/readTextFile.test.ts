/** @jest-environment node */
import { readTextFile } from '@/importer/text/readTextFile';
import { sheetBytes } from '../fields/tinyGame';

describe('readTextFile', () => {
  it('numbers rows as a spreadsheet program does: a cell with line breaks is in one row, an empty row counts', () => {
    const bytes = sheetBytes('编号,标题', 'A-1,"第一行', '第二行"', '', ' ,　', 'A-2,x', '');

    const read = readTextFile('in.csv', bytes);

    expect(read).toEqual({
      ok: true,
      value: {
        file: 'in.csv',
        encoding: 'utf-8',
        tables: [
          {
            sheet: null,
            hidden: false,
            rows: [
              { row: 1, cells: ['编号', '标题'] },
              { row: 2, cells: ['A-1', '第一行\n第二行'] },
              { row: 5, cells: ['A-2', 'x'] },
            ],
            lastRow: 5,
          },
        ],
      },
    });
  });

  it('keeps quotes that are only text, and doubled ones as one', () => {
    const read = readTextFile('in.csv', sheetBytes('编号,标题', 'A-1,5" 屏', 'A-2,"他说 ""秒发"""'));

    expect(cellsOf(read)).toEqual([
      ['编号', '标题'],
      ['A-1', '5" 屏'],
      ['A-2', '他说 "秒发"'],
    ]);
  });

  it('takes the guard off codes that are written as formulas', () => {
    const read = readTextFile('in.csv', sheetBytes('编号,标题', '="007",="', '"=""1e5""",=1+1'));

    expect(cellsOf(read)).toEqual([
      ['编号', '标题'],
      ['007', '="'],
      ['1e5', '=1+1'],
    ]);
  });

  it.each(['\r\n', '\n', '\r'])('ends rows at %j', (end) => {
    const read = readTextFile('in.csv', sheetBytes(['编号;标题', 'A-1;x', 'A-2;y'].join(end)));

    expect(cellsOf(read)).toEqual([
      ['编号', '标题'],
      ['A-1', 'x'],
      ['A-2', 'y'],
    ]);
  });

  it('says in which row a quote opens that never closes', () => {
    const read = readTextFile('in.csv', sheetBytes('编号,标题', 'A-1,x', 'A-2,"y', 'A-3,z'));

    expect(read).toEqual({
      ok: false,
      error: [
        {
          file: 'in.csv',
          sheet: null,
          row: 3,
          column: null,
          severity: 'error',
          code: 'broken-quotes',
          expected: { kind: 'closedQuote' },
          got: '"',
          suggestion: null,
        },
      ],
    });
  });

  it('points at every unreadable cell, with the byte where it begins', () => {
    const bytes = sheetBytes('编号,标题', 'A-1,a@b@', 'A-2,fine', '@,@').map((byte) => (byte === 0x40 ? 0xff : byte));

    const read = readTextFile('in.csv', bytes);

    const issue = { file: 'in.csv', sheet: null, severity: 'error', code: 'undecodable', suggestion: null };
    const expected = (offset: number) => ({ kind: 'readable', encoding: 'utf-8', offset });
    expect(read).toEqual({
      ok: false,
      error: [
        { ...issue, row: 2, column: '标题', expected: expected(19), got: 'a\uFFFDb\uFFFD' },
        { ...issue, row: 4, column: '编号', expected: expected(32), got: '\uFFFD' },
        { ...issue, row: 4, column: '标题', expected: expected(34), got: '\uFFFD' },
      ],
    });
  });

  it.each(['', '\n\n', ' , \n,'])('has a table without rows where nothing stands: %j', (text) => {
    expect(readTextFile('in.csv', sheetBytes(text))).toMatchObject({ value: { tables: [{ rows: [] }] } });
  });

  it.each([
    ['<html><body><table>', 'html'],
    ['\n <!DOCTYPE html>', 'html'],
    ['<?xml version="1.0"?><Workbook>', 'other-file'],
  ])('refuses what is no table: %s', (text, code) => {
    expect(() => readTextFile('in.csv', sheetBytes(text))).toThrow(code);
  });
});

function cellsOf(read: ReturnType<typeof readTextFile>) {
  return read.ok ? [...(read.value.tables[0]?.rows ?? [])].map(({ cells }) => cells) : [];
}
