/** @jest-environment node */
import { readTextFile } from '@/importer/text/readTextFile';
import { sheetBytes } from '../fields/tinyGame';

describe('readTextFile', () => {
  it('numbers rows like spreadsheets: line breaks in cells do not count, empty rows do', () => {
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

  it('keeps literal quotes, and unescapes doubled ones', () => {
    const read = readTextFile('in.csv', sheetBytes('编号,标题', 'A-1,5" 屏', 'A-2,"他说 ""秒发"""'));

    expect(cellsOf(read)).toEqual([
      ['编号', '标题'],
      ['A-1', '5" 屏'],
      ['A-2', '他说 "秒发"'],
    ]);
  });

  it('unescapes codes written as formulas', () => {
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

  it('reports the row of an unclosed quote', () => {
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

  it('reports every undecodable cell with its byte offset', () => {
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

  it.each(['', '\n\n', ' , \n,'])('returns a table without rows for empty content: %j', (text) => {
    expect(readTextFile('in.csv', sheetBytes(text))).toMatchObject({ value: { tables: [{ rows: [] }] } });
  });

  it.each([
    ['<html><body><table>', 'html'],
    ['\n <!DOCTYPE html>', 'html'],
    ['<?xml version="1.0"?><Workbook>', 'other-file'],
  ])('refuses other files: %s', (text, code) => {
    expect(() => readTextFile('in.csv', sheetBytes(text))).toThrow(code);
  });
});

function cellsOf(read: ReturnType<typeof readTextFile>) {
  return read.ok ? [...(read.value.tables[0]?.rows ?? [])].map(({ cells }) => cells) : [];
}
