/** @jest-environment node */
import { NO_MAP, namesWith } from '@/importer/columns/columnMap';
import { findTable } from '@/importer/columns/findTable';
import type { RawTable } from '@/importer/sheet/sheet';
import { TINY_SPEC } from '../fields/tinyGame';

const NAMES = namesWith(NO_MAP, TINY_SPEC);

/** Finds the table among rows of text, without empty rows, as when files are read. */
function find(lines: readonly string[], sheet: string | null = null) {
  const rows = lines.flatMap((line, index) => (line === '' ? [] : [{ row: index + 1, cells: line.split(',') }]));
  const table: RawTable = { sheet, hidden: false, rows, lastRow: lines.length };
  const found = findTable({ file: 'in.csv', encoding: 'utf-8', tables: [table] }, table, NAMES);
  return {
    header: found?.sheet.header,
    headerRow: found?.sheet.headerRow,
    rows: found === null ? undefined : [...found.sheet.rows].map(({ row }) => row),
    blankRows: found?.sheet.blankRows,
    passed: found?.skippedRows.map(({ row, code, got }) => [row, code, got]),
  };
}

describe('findTable', () => {
  it('uses the row with most column names as the header, and reports the rows above it', () => {
    const found = find(['五月货单,,', '', '价格,见下,', '编号,价格,标题', 'A-1,1,x', '', 'A-2,1,价格']);

    expect(found).toEqual({
      header: ['编号', '价格', '标题'],
      headerRow: 4,
      rows: [5, 7],
      blankRows: 1,
      passed: [
        [1, 'title-row', '五月货单'],
        [3, 'title-row', '价格 见下'],
      ],
    });
  });

  it('uses the first row that names code and price, so that no offer is taken for a title', () => {
    expect(find(['编号,价格', 'A-1,1', '编号,价格,标题,店铺', 'A-2,1,x,y'])).toMatchObject({
      headerRow: 1,
      rows: [2, 3, 4],
    });
  });

  it('uses the row with most column names if code or price is missing', () => {
    expect(find(['标题,五月', '编号,标题,店铺', 'A-1,x,y'])).toMatchObject({ headerRow: 2, rows: [3] });
  });

  it('uses the first non-empty row if no row names a column', () => {
    expect(find(['', ' 名 ,数', '1,2'])).toMatchObject({ header: ['名', '数'], headerRow: 2, rows: [3], passed: [] });
  });

  it('separates totals, notes and repeated headers from offers', () => {
    const found = find([
      '编号,价格,标题',
      'A-1,1,x',
      '小计,1,',
      '编号,价格,标题',
      'A-2,1,x',
      ',合计：,3',
      '',
      '以上商品先到先得，售出不退',
      'A-3,1,x',
      '注:不议价',
      '谢谢各位老板的支持',
    ]);

    expect(found.rows).toEqual([2, 5, 9]);
    expect(found.passed).toEqual([
      [3, 'total-row', '小计 1'],
      [4, 'header-row', '编号 价格 标题'],
      [6, 'total-row', '合计： 3'],
      [8, 'note-row', '以上商品先到先得，售出不退'],
      [10, 'note-row', '注:不议价'],
      [11, 'note-row', '谢谢各位老板的支持'],
    ]);
  });

  it.each([
    ['a note with a price', '以上商品先到先得谢谢,9,'],
    ['a short text', '不议价,,'],
    ['what could be a code', 'FG-2026-11-18-0001,,'],
    ['a price alone', ',12345678901,'],
    ['a word that only begins like a total', '合计-1,5,x'],
    ['a code before a total', 'A-9,,合计'],
    ['two cells', ',,这是一段很长的标题文字\t,和备注'],
  ])('keeps %s as a row, even at the end', (_name, line) => {
    expect(find(['编号,价格,标题,备注', 'A-1,1,x', '', line]).rows).toEqual([2, 4]);
  });

  it('keeps a long text as a row if rows follow directly', () => {
    expect(find(['编号,价格,标题', ',,这是一段很长的标题文字', 'A-1,1,x']).rows).toEqual([2, 3]);
  });

  it('adds an empty header for workbook columns without one', () => {
    expect(find(['编号,价格', 'A-1,1,,边上的话'], '货单').header).toEqual(['编号', '价格', '', '']);
    expect(find(['编号,价格', 'A-1,1,,边上的话']).header).toEqual(['编号', '价格']);
  });

  it('returns null for an empty sheet', () => {
    expect(find(['', ''])).toEqual({});
  });

  it('joins a header of two rows, but not a header with an offer', () => {
    const above = '编号,店铺,价格,资源,,标题';

    expect(find([above, ',,,圣晶石,呼符,', 'A-1,青石铺,268,1,2,x'])).toMatchObject({
      header: ['编号', '店铺', '价格', '圣晶石', '呼符', '标题'],
      headerRow: 2,
      rows: [3],
      blankRows: 0,
    });
    for (const below of ['A-1,,,圣晶石,呼符,', ',,,圣晶石,,', ',,,圣晶石,呼符,自抽']) {
      expect(find([above, below, 'A-2,青石铺,268,1,2,x'])).toMatchObject({ headerRow: 1, rows: [2, 3] });
    }
    expect(find([above, '', ',,,圣晶石,呼符,'])).toMatchObject({ headerRow: 1 });
  });
});
