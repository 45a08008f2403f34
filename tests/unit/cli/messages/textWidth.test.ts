/** @jest-environment node */

import { alignColumns, fitWidth, textWidth } from '@/cli/messages/textWidth';
import { formatProgress } from '@/cli/output/formatProgress';

describe('textWidth', () => {
  it.each([
    ['abc', 3],
    ['梅林', 4],
    ['ﾏｰﾘﾝ', 4],
    ['マーリン', 8],
    ['（宝2）', 7],
    ['e\u0301', 1],
    ['𠮷', 2],
    ['', 0],
  ])('counts the columns of %j', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});

describe('fitWidth', () => {
  it('truncates before a wide character that does not fit', () => {
    expect(fitWidth('梅林', 4)).toBe('梅林');
    expect(fitWidth('梅林', 3)).toBe('梅');
    expect(fitWidth('ab', 5)).toBe('ab');
  });
});

describe('alignColumns', () => {
  it('aligns columns, numbers to the right', () => {
    const rows = [
      ['编号', '1', 'x'],
      ['A', '100', '商品'],
    ];

    expect(alignColumns(rows, new Set([1]))).toEqual(['编号    1  x', 'A     100  商品']);
  });
});

describe('formatProgress', () => {
  it('shows the progress within the width of the terminal', () => {
    const effects = { locale: 'en', columns: 80 } as const;

    expect(formatProgress('rows', 450_000, 1_000_000, effects)).toBe(
      '[#########...........] 45 % 450,000/1,000,000 rows',
    );
    expect(formatProgress('x', 0, 0, effects)).toBe('[####################] 100 % 0/0 x');
    expect(textWidth(formatProgress('文件'.repeat(40), 1, 2, effects))).toBeLessThan(80);
  });
});
