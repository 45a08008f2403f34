/** @jest-environment node */
import fc from 'fast-check';
import { importSheet } from '@/importer/importSheet';
import { sectionStatus } from '@/importer/rows/rowStatus';
import { sheetBytes, tinyTarget } from '../fields/tinyGame';

/** Code and status of each offer, and the warnings below the header. */
function importLines(...lines: readonly string[]) {
  const imported = importSheet('in.csv', sheetBytes(...lines), tinyTarget());
  if (!imported.ok) throw new Error('a sheet of lines is readable');
  const { offers, issues } = imported.value;
  return {
    offers: offers.map(({ code, status }) => [code, status]),
    issues: issues.filter(({ row }) => row > 1).map(({ row, column, code, got }) => [row, column, code, got]),
  };
}

describe('The status of a row', () => {
  it('is taken from a note or title that states it, with a warning', () => {
    expect(importLines('编号,价格,物品,标题,备注', 'A-1,1,梅林,【SOLD】出号,', 'A-2,1,梅林,出号,已预留')).toEqual({
      offers: [
        ['A-1', 'sold'],
        ['A-2', 'reserved'],
      ],
      issues: [
        [2, '标题', 'status-from-text', 'SOLD'],
        [3, '备注', 'status-from-text', '已预留'],
      ],
    });
  });

  it('is that of the status column, even if a note contradicts it, with a warning', () => {
    const lines = ['编号,价格,物品,备注,状态', 'A-1,1,梅林,已售,在售', 'A-2,1,梅林,已售,已售'];

    expect(importLines(...lines)).toEqual({
      offers: [
        ['A-1', 'onSale'],
        ['A-2', 'sold'],
      ],
      issues: [[2, '备注', 'listing-differs', '已售']],
    });
  });

  it('is that of a heading only where the row states none', () => {
    const lines = [
      '编号,价格,标题,状态',
      'A-1,1,出号,',
      '已售,,,',
      'A-2,1,出号,',
      'A-3,1,出号,在售',
      '在售,,,',
      'A-4,1,出号,',
    ];

    expect(importLines(...lines).offers).toEqual([
      ['A-1', 'onSale'],
      ['A-2', 'sold'],
      ['A-3', 'onSale'],
      ['A-4', 'onSale'],
    ]);
  });

  it('is not changed by a status that stands alone in the status column', () => {
    const lines = ['编号,价格,标题,状态', 'A-1,1,出号,', ',,,已售', 'A-2,1,出号,'];

    expect(importLines(...lines).offers).toEqual([
      ['A-1', 'onSale'],
      ['A-2', 'onSale'],
    ]);
  });

  it('is that of a column of yes and no, unless there is a status column', () => {
    expect(importLines('编号,价格,标题,是否在售', 'A-1,1,出号,是', 'A-2,1,出号,否').offers).toEqual([
      ['A-1', 'onSale'],
      ['A-2', 'sold'],
    ]);
    // 已售 may count sales here.
    expect(importLines('编号,价格,标题,状态,已售', 'A-1,1,出号,在售,35')).toEqual({
      offers: [['A-1', 'onSale']],
      issues: [],
    });
  });
});

describe('sectionStatus', () => {
  it('returns the status of the last heading above a row, for any headings', () => {
    const heading = fc.record({ row: fc.nat(50), status: fc.constantFrom('onSale', 'reserved', 'sold') });
    fc.assert(
      fc.property(fc.uniqueArray(heading, { selector: ({ row }) => row }), fc.nat(60), (headings, row) => {
        const sections = [...headings].sort((a, b) => a.row - b.row);
        const above = sections.filter((section) => section.row < row);

        expect(sectionStatus(sections, row)).toBe(above[above.length - 1]?.status ?? null);
      }),
    );
  });
});
