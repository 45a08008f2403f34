/** @jest-environment node */

import { NO_MAP, namesWith } from '@/importer/columns/columnMap';
import { findFields } from '@/importer/fields/fields';
import { checkCodes } from '@/importer/rows/checkCodes';
import type { Sheet } from '@/importer/sheet/sheet';
import { TINY_SPEC } from '../fields/tinyGame';

const [CODE] = findFields(namesWith(NO_MAP, TINY_SPEC), '编号');

/** A sheet with only a code column. */
function codes(sheet: string | null, ...values: readonly string[]) {
  const rows = values.map((value, index) => ({ row: index + 2, cells: [value] }));
  const whole: Sheet = { file: 'f', sheet, encoding: 'utf-8', headerRow: 1, header: ['编号'], rows, blankRows: 0 };
  return { sheet: whole, columns: CODE === undefined ? [] : [{ index: 0, header: '编号', field: CODE }] };
}

function places(...sheets: readonly ReturnType<typeof codes>[]) {
  return checkCodes(sheets).map(({ sheet, row, got, expected }) => [sheet, row, got, expected]);
}

describe('checkCodes', () => {
  it('lists all rows of a code at each of them, ignoring spaces', () => {
    expect(places(codes(null, 'A', ' B', 'A ', '', '', 'A'))).toEqual([
      [null, 2, 'A', { kind: 'codeOnce', rows: [4, 7] }],
      [null, 4, 'A', { kind: 'codeOnce', rows: [2, 7] }],
      [null, 7, 'A', { kind: 'codeOnce', rows: [2, 4] }],
    ]);
  });

  it('finds duplicates across sheets', () => {
    expect(places(codes('五月', 'A', 'B'), codes('六月', 'B', 'B'))).toEqual([
      [
        '五月',
        3,
        'B',
        {
          kind: 'codeOnce',
          rows: [],
          elsewhere: [
            { sheet: '六月', row: 2 },
            { sheet: '六月', row: 3 },
          ],
        },
      ],
      ['六月', 2, 'B', { kind: 'codeOnce', rows: [3], elsewhere: [{ sheet: '五月', row: 3 }] }],
      ['六月', 3, 'B', { kind: 'codeOnce', rows: [2], elsewhere: [{ sheet: '五月', row: 3 }] }],
    ]);
  });

  it('lists only the first fifty rows of a very frequent code, at its other rows too', () => {
    const found = places(codes(null, ...new Array<string>(2000).fill('A')));
    const rows = Array.from({ length: 50 }, (_, index) => index + 2);

    expect(found).toHaveLength(2000);
    expect(found[0]?.[3]).toEqual({ kind: 'codeOnce', rows: rows.slice(1) });
    expect(found[49]?.[3]).toEqual({ kind: 'codeOnce', rows: rows.slice(0, 49) });
    expect(found[1999]?.[3]).toEqual({ kind: 'codeOnce', rows });
  });

  it('returns no issues without a code column', () => {
    expect(checkCodes([{ ...codes(null, 'A', 'A'), columns: [] }])).toEqual([]);
  });
});
