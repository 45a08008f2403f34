/** @jest-environment node */
import { importSheet } from '@/importer/importSheet';
import { buildWorkbook, type RowRecipe, type SheetRecipe } from '../buildWorkbook';
import { tinyTarget } from '../fields/tinyGame';

const HEADER = ['编号', '价格', '标题', '状态'];

/** Imports a sheet with rows below the header, whose own issues are left out. */
function importRows(rows: readonly RowRecipe[], rest: Partial<SheetRecipe> = {}) {
  const bytes = buildWorkbook({ sheets: [{ name: '库存', rows: [HEADER, ...rows], ...rest }] });
  const imported = importSheet('in.xlsx', bytes, tinyTarget());
  if (!imported.ok) throw new Error('the workbook is readable');
  const { offers, issues } = imported.value;
  return {
    offers: offers.map(({ code, price, status }) => [code, price.amount, status]),
    issues: issues.filter(({ row }) => row !== 1).map(({ row, column, code, got }) => [row, column, code, got]),
  };
}

describe('importSheet for a workbook', () => {
  it('refuses an old price that is struck through before the new one, instead of joining them', () => {
    const rows = [['A-1', { rich: [{ struck: '1280' }, '980'] }, '出号', '在售']] as const;

    expect(importRows(rows)).toEqual({ offers: [], issues: [[2, '价格', 'not-a-price', '~~1280~~980']] });
  });

  it('marks no text whose format switches striking off', () => {
    const plain = { rich: [{ unstruck: '1' }, '00'] };

    expect(importRows([['A-1', plain, '出号', '在售']])).toEqual({ offers: [['A-1', 10_000, 'onSale']], issues: [] });
  });

  it.each([
    ['code', [{ struck: 'A-1' }, 100, '出号', '在售'], ['编号', 'A-1']],
    ['code in struck runs', [{ rich: [{ struck: 'A-' }, { struck: '1' }] }, 100, '出号', '在售'], ['编号', 'A-1']],
    ['price', ['A-1', { struck: 100 }, '出号', '在售'], ['价格', '100']],
    ['title', ['A-1', 100, { struck: '出号' }, '在售'], ['标题', '出号']],
  ] as const)('refuses a row whose %s is struck through: its offer may be gone', (_, row, [column, got]) => {
    expect(importRows([row])).toEqual({ offers: [], issues: [[2, column, 'struck-out', got]] });
  });

  it('still knows the code of a row that is struck through', () => {
    const rows = [HEADER, [{ struck: 'A-1' }, 100, '出号', '在售']];
    const imported = importSheet('in.xlsx', buildWorkbook({ sheets: [{ name: '库存', rows }] }), tinyTarget());

    expect(imported.ok && imported.value.refusedRows).toEqual([{ sheet: '库存', row: 2, code: 'A-1' }]);
  });

  it('reads the text that a number format adds to codes and prices', () => {
    const code = { number: 1, format: '"FG-"0000' };
    const price = { number: 1.28, format: '0.00"万"' };

    expect(importRows([[code, price, '出号', '在售']])).toEqual({
      offers: [['FG-0001', 1_280_000, 'onSale']],
      issues: [],
    });
  });

  it('refuses a price whose number format shows another currency', () => {
    const yuan = { number: 100, format: '_ [$¥-804]* #,##0.00_ ;_ [$¥-804]* \\-#,##0.00_ ' };
    const rows = [
      ['A-1', { number: 100, format: '#,##0"美元"' }, '出号', '在售'],
      ['A-2', { number: 100, format: '0"円"' }, '出号', '在售'],
      ['A-3', { number: 100, format: '[$$-409]#,##0.00' }, '出号', '在售'],
      ['A-4', yuan, '出号', '在售'],
    ];

    expect(importRows(rows)).toEqual({
      offers: [['A-4', 10_000, 'onSale']],
      issues: [
        [2, '价格', 'other-currency', '100美元'],
        [3, '价格', 'other-currency', '100円'],
        [4, '价格', 'other-currency', '$100'],
      ],
    });
  });

  it('imports hidden rows, and warns of them', () => {
    const bytes = buildWorkbook({
      sheets: [
        {
          name: '库存',
          rows: [HEADER, { hidden: true, cells: ['A-1', 100, '出号', '在售'] }, ['A-2', 110, '出号', '在售']],
        },
      ],
    });
    const imported = importSheet('in.xlsx', bytes, tinyTarget());
    if (!imported.ok) throw new Error('the workbook is readable');

    expect(imported.value.offers.map(({ code }) => code)).toEqual(['A-1', 'A-2']);
    expect(imported.value.issues.find(({ code }) => code === 'hidden-rows')).toMatchObject({
      row: 1,
      column: null,
      got: '2',
      expected: { kind: 'shownRows', count: 1 },
    });
  });

  it('refuses two prices on two lines of a cell', () => {
    expect(importRows([['A-1', '800\n680', '出号', '在售']])).toEqual({
      offers: [],
      issues: [[2, '价格', 'not-a-price', expect.stringMatching(/^800\s680$/)]],
    });
  });

  it('refuses the rows whose status is in a merged cell, so that none of them appears as available', () => {
    const rows = [
      ['A-1', 100, '出号', '已售'],
      ['A-2', 110, '出号'],
      ['A-3', 120, '出号'],
      ['A-4', 130, '出号', '在售'],
    ];

    expect(importRows(rows, { merged: ['D2:D4'] })).toEqual({
      offers: [
        ['A-1', 10_000, 'sold'],
        ['A-4', 13_000, 'onSale'],
      ],
      issues: [
        [2, '状态', 'merged-cells', 'D2:D4'],
        [3, '状态', 'missing', 'D2:D4'],
        [4, '状态', 'missing', 'D2:D4'],
      ],
    });
  });

  it('warns once of other merged cells', () => {
    const rows = [
      ['A-1', 100, '出号', '在售'],
      ['A-2', 110, null, '在售'],
    ];

    expect(importRows(rows, { merged: ['C2:C3'] }).issues).toContainEqual([2, '标题', 'merged-cells', 'C2:C3']);
    expect(importRows(rows, { merged: ['C2:C3'] }).issues.filter(([, , code]) => code === 'merged-cells')).toHaveLength(
      1,
    );
  });
});
