/** @jest-environment node */
import { printIssues } from '@/cli/output/printIssues';
import { locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import { memoryHost } from '../io/memoryEffects';

const wrongPrice = (row: number): RowIssue =>
  locateIssue(
    { code: 'not-a-price', expected: { kind: 'amount' }, got: 'abc', suggestion: null },
    { file: 'in.csv', sheet: null, row, column: '价格' },
  );

describe('printIssues', () => {
  it('prints the first ten similar issues and the number of the others', () => {
    const host = memoryHost({}, { locale: 'en' });
    const noDate = locateIssue(
      { code: 'blank', expected: { kind: 'date' }, got: '', suggestion: null },
      { file: 'in.csv', sheet: null, row: 2, column: '上架时间' },
    );

    printIssues([...Array.from({ length: 2011 }, (_, row) => wrongPrice(row + 2)), noDate], host.effects);

    expect(host.printed.length).toBe(12);
    expect(host.printed[9]).toBe(
      '  ✗ in.csv row 11, column "价格": expected a whole amount such as 1260, 1,260 or 12k, got "abc"',
    );
    expect(host.printed.slice(10)).toEqual([
      '  … similar issues: 2,001 more (--json lists all)',
      '  ! in.csv row 2, column "上架时间": expected a date such as 2026-11-18 14:20, got nothing (warning only)',
    ]);
  });

  it('uses colours only when enabled', () => {
    const [plain, coloured] = [memoryHost({}), memoryHost({}, { colour: true })];

    printIssues([wrongPrice(2)], plain.effects);
    printIssues([wrongPrice(2)], coloured.effects);

    expect(plain.printed.join()).not.toContain('\u001b[');
    expect(coloured.printed.join()).toContain('\u001b[31m✗');
  });
});
