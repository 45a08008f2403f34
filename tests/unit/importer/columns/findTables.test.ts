/** @jest-environment node */
import { NO_MAP, namesWith } from '@/importer/columns/columnMap';
import { findTables } from '@/importer/columns/findTables';
import type { RawTable } from '@/importer/sheet/sheet';
import { TINY_SPEC } from '../fields/tinyGame';

function table(sheet: string, ...lines: readonly string[]): RawTable {
  const rows = lines.map((line, index) => ({ row: index + 1, cells: line.split(',') }));
  return { sheet, hidden: false, rows, lastRow: rows.length };
}

function find(...tables: readonly RawTable[]) {
  const found = findTables({ file: 'in.xlsx', encoding: 'xlsx', tables }, namesWith(NO_MAP, TINY_SPEC));
  return [found.tables.map(({ sheet }) => sheet.sheet), found.skippedSheets.map(({ sheet, code }) => [sheet, code])];
}

describe('findTables', () => {
  it('returns every sheet that names code or price and one more column, and reports the skipped ones', () => {
    const hidden = { ...table('藏'), hidden: true };
    const sheets = [
      table('五月', '编号,标题'),
      table('说明', '价格', '面议'),
      table('六月', '题,价格,店铺'),
      table('别的', '店铺,标题'),
    ];

    expect(find(...sheets, hidden, table('空'))).toEqual([
      ['五月', '六月'],
      [
        ['说明', 'other-sheet'],
        ['别的', 'other-sheet'],
        ['藏', 'hidden-sheet'],
      ],
    ]);
  });

  it('returns the first non-empty sheet if none is valid, so that its header can be reported', () => {
    expect(find(table('空'), table('甲', 'x'), table('乙', '店铺'))).toEqual([['甲'], [['乙', 'other-sheet']]]);
  });

  it('returns nothing for an empty workbook', () => {
    expect(find(table('空'))).toEqual([[], []]);
  });
});
