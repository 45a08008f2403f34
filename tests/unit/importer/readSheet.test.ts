/** @jest-environment node */
import { readSheet } from '@/importer/readSheet';
import { sheetBytes } from './tinyGame';

describe('readSheet', () => {
  it('numbers rows as a spreadsheet program does: a cell with line breaks is in one row, an empty row counts', () => {
    const bytes = sheetBytes('编号,标题', 'A-1,"第一行', '第二行"', '', ' ,　', 'A-2,x', '');

    const read = readSheet('in.csv', bytes);

    expect(read).toEqual({
      ok: true,
      value: {
        file: 'in.csv',
        sheet: null,
        encoding: 'utf-8',
        headerRow: 1,
        header: ['编号', '标题'],
        rows: [
          { row: 2, cells: ['A-1', '第一行\n第二行'] },
          { row: 5, cells: ['A-2', 'x'] },
        ],
        blankRows: 2,
      },
    });
  });

  it('takes the first row that holds something for the header', () => {
    const read = readSheet('in.csv', sheetBytes('', ',,', ' 编号 ,价格', '007,1e5'));

    expect(read).toMatchObject({
      value: { headerRow: 3, header: ['编号', '价格'], rows: [{ row: 4, cells: ['007', '1e5'] }], blankRows: 0 },
    });
  });

  it('keeps quotes that are only text, and doubled ones as one', () => {
    const read = readSheet('in.csv', sheetBytes('编号,标题', 'A-1,5" 屏', 'A-2,"他说 ""秒发"""'));

    expect(read).toMatchObject({ value: { rows: [{ cells: ['A-1', '5" 屏'] }, { cells: ['A-2', '他说 "秒发"'] }] } });
  });

  it.each(['\r\n', '\n', '\r'])('ends rows at %j', (end) => {
    const read = readSheet('in.csv', sheetBytes(['编号;标题', 'A-1;x', 'A-2;y'].join(end)));

    expect(read).toMatchObject({ value: { rows: [{ cells: ['A-1', 'x'] }, { cells: ['A-2', 'y'] }] } });
  });

  it('says in which row a quote opens that never closes', () => {
    const read = readSheet('in.csv', sheetBytes('编号,标题', 'A-1,x', 'A-2,"y', 'A-3,z'));

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

  it('points at the first unreadable cell of every row that has one', () => {
    const bytes = sheetBytes('编号,标题', 'A-1,a@b@', 'A-2,fine', '@,@').map((byte) => (byte === 0x40 ? 0xff : byte));

    const read = readSheet('in.csv', bytes);

    const issue = { file: 'in.csv', sheet: null, severity: 'error', code: 'undecodable', suggestion: null };
    const expected = { kind: 'utf8', offset: 19 };
    expect(read).toEqual({
      ok: false,
      error: [
        { ...issue, row: 2, column: '标题', expected, got: 'a\uFFFDb\uFFFD' },
        { ...issue, row: 4, column: '编号', expected, got: '\uFFFD' },
      ],
    });
  });

  it.each(['', '\n\n', ' , \n,'])('refuses a file in which nothing stands: %j', (text) => {
    expect(readSheet('in.csv', sheetBytes(text))).toMatchObject({
      ok: false,
      error: [{ code: 'empty-sheet', row: 1 }],
    });
  });
});
