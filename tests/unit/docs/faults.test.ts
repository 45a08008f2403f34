/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFaultTable } from './faultTable';
import { readTestTitles } from './testTitles';

/** Number of faults per area. */
const AREAS = { A: 9, C: 9, D: 12, O: 7, W: 7, S: 9, U: 8, I: 14, X: 7, P: 6, Z: 6, T: 5 } as const;
const IDS = Object.entries(AREAS).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, i) => `${area}${i + 1}`),
);

const { covered, uncovered } = readFaultTable(readFileSync('docs/faults.md', 'utf8'));

describe('docs/faults.md', () => {
  it('lists each of the 99 faults once', () => {
    expect([...covered.map(({ id }) => id), ...uncovered].sort()).toEqual([...IDS].sort());
  });

  it('leaves no fault without a test', () => {
    expect(uncovered).toEqual([]);
  });

  it.each(covered)('names existing tests for $id', ({ tests }) => {
    const missing = tests.filter(({ file, title }) => {
      const path = join('tests', file);
      return !existsSync(path) || !readTestTitles(path).has(title);
    });

    expect(missing).toEqual([]);
  });
});

describe('readFaultTable', () => {
  const row = (tests: string) => `| id | fault | seen | test |\n| --- | --- | --- | --- |\n| A1 | x | y | ${tests} |\n`;

  it('reads the tests of a row and the ids without a test', () => {
    const text = `${row('`a.test.ts` › is x<br>`b.test.ts` › is … y')}\n## Not yet covered\n\n| A2 | z |\n`;

    expect(readFaultTable(text)).toEqual({
      covered: [
        {
          id: 'A1',
          tests: [
            { file: 'a.test.ts', title: 'is x' },
            { file: 'b.test.ts', title: 'is … y' },
          ],
        },
      ],
      uncovered: ['A2'],
    });
  });

  it.each(['', 'a.test.ts is x', '`a.test.ts`'])('refuses a row with the test %j', (tests) => {
    expect(() => readFaultTable(row(tests))).toThrow('expected `file` › title');
  });
});
