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

describe('a column for each kind of items', () => {
  it('adds its items to those of the others, in the order of the columns', () => {
    expect(importLines(HEADER, 'A,1,梅林*2; 斯卡哈,速北黑满破,北部玄驹★3,2026-11-18')).toEqual({
      items: [['svt-150*2', 'svt-70*1', 'sc-1*5', 'uma-1*3']],
      issues: [],
    });
  });

  it('tells which item of a shared nickname is meant', () => {
    expect(importLines(HEADER, 'A,1,,北黑,,2026-11-18', 'B,1,,,北黑,2026-11-18')).toEqual({
      items: [['sc-1*1'], ['uma-1*1']],
      issues: [],
    });
  });

  it('still takes an item of another kind, and counts one that stands in two columns once', () => {
    expect(importLines(HEADER, 'A,1,速北黑*2,速北黑*3,,2026-11-18')).toEqual({
      items: [['sc-1*3']],
      issues: [[2, '支援卡', 'repeated-item', '速北黑*3']],
    });
  });

  it('is not missed where another is filled, and all together are missed once', () => {
    expect(importLines(HEADER, 'A,1,,,北部玄驹,2026-11-18', 'B,1,,,,2026-11-18')).toEqual({
      items: [['uma-1*1']],
      issues: [[3, '从者', 'missing', '']],
    });
  });
});
