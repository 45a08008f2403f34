/** @jest-environment node */
import { importSheet } from '@/importer/importSheet';
import { sheetBytes, tinyTarget } from './fields/tinyGame';

function importLines(...lines: readonly string[]) {
  const imported = importSheet('in.csv', sheetBytes(...lines), tinyTarget({ shop: '青石铺' }));
  if (!imported.ok) throw new Error('a sheet of lines is readable');
  const { offers, issues } = imported.value;
  return {
    items: offers.map(({ items }) => items.map(({ item, level }) => `${item}*${level}`)),
    issues: issues.map(({ row, column, code, got }) => [row, column, code, got]),
  };
}

const HEADER = '编号,价格,从者,支援卡,学生,上架时间';

describe('A column for one kind of items', () => {
  it('adds its items to those of other columns, in column order', () => {
    expect(importLines(HEADER, 'A,1,梅林*2; 斯卡哈,速北黑满破,北部玄驹★3,2026-11-18')).toEqual({
      items: [['svt-150*2', 'svt-70*1', 'sc-1*5', 'uma-1*3']],
      issues: [],
    });
  });

  it('resolves a shared nickname by its kind', () => {
    expect(importLines(HEADER, 'A,1,,北黑,,2026-11-18', 'B,1,,,北黑,2026-11-18')).toEqual({
      items: [['sc-1*1'], ['uma-1*1']],
      issues: [],
    });
  });

  it('accepts an item of another kind, and merges an item of two columns', () => {
    expect(importLines(HEADER, 'A,1,速北黑*2,速北黑*3,,2026-11-18')).toEqual({
      items: [['sc-1*3']],
      issues: [[2, '支援卡', 'repeated-item', '速北黑*3']],
    });
  });

  it('may be empty if another one is filled, and is reported once if all are empty', () => {
    expect(importLines(HEADER, 'A,1,,,北部玄驹,2026-11-18', 'B,1,,,,2026-11-18')).toEqual({
      items: [['uma-1*1']],
      issues: [[3, '从者', 'missing', '']],
    });
  });
});
