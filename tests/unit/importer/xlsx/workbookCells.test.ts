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

  it('marks no text that is struck through as a whole, or not at all', () => {
    const struck = { rich: [{ struck: 'A-1' }] };
    const plain = { rich: [{ unstruck: '1' }, '00'] };

    expect(importRows([[struck, plain, '出号', '在售']])).toEqual({ offers: [['A-1', 10_000, 'onSale']], issues: [] });
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
