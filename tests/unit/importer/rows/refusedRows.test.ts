/** @jest-environment node */
import fc from 'fast-check';
import { importSheet } from '@/importer/importSheet';
import { openImport } from '@/importer/openImport';
import type { RefusedRow } from '@/importer/rows/refusedRows';
import { buildWorkbook } from '../buildWorkbook';
import { sheetBytes, tinyTarget } from '../fields/tinyGame';

const HEADER = '编号,店铺,价格,标题,上架时间';
const row = (code: string, price: string) => `${code},青石铺,${price},出号,2026-11-18`;

/** Refused rows of an import, as on the command line. */
function refusedIn(bytes: Uint8Array, file = 'in.csv'): readonly RefusedRow[] {
  const imported = importSheet(file, bytes, tinyTarget());
  if (!imported.ok) throw new Error('the sheet is readable');
  expect(imported.value.refusedRows).toHaveLength(imported.value.refused);
  return imported.value.refusedRows;
}

/** Refused rows of an open import, as on the operator page. */
function refusedAfterOpening(bytes: Uint8Array, file = 'in.csv'): readonly RefusedRow[] {
  const opened = openImport(file, bytes, tinyTarget());
  if (!opened.ok) throw new Error('the sheet is readable');
  return opened.value.refusedRows();
}

describe('Refused rows', () => {
  it('are listed in order with their codes', () => {
    const bytes = sheetBytes(HEADER, row('S-1', '1'), row('S-2', 'abc'), row('', '3'), row('S-4', '4'), row('S-5', ''));

    expect(refusedIn(bytes)).toEqual([
      { sheet: null, row: 3, code: 'S-2' },
      { sheet: null, row: 4, code: null },
      { sheet: null, row: 6, code: 'S-5' },
    ]);
    expect(refusedAfterOpening(bytes)).toEqual(refusedIn(bytes));
  });

  it('have no code if theirs is invalid', () => {
    expect(refusedIn(sheetBytes(HEADER, row('x'.repeat(65), '1')))).toEqual([{ sheet: null, row: 2, code: null }]);
  });

  it('have no code if the cell of a workbook shows an error', () => {
    const rows = [HEADER.split(','), [{ error: '#REF!' }, '青石铺', '1', '出号', '2026-11-18']];

    expect(refusedIn(buildWorkbook({ sheets: [{ name: '货单', rows }] }), 'in.xlsx')).toEqual([
      { sheet: '货单', row: 2, code: null },
    ]);
  });

  it('include each row of a duplicate code once, even if it has other errors', () => {
    const bytes = sheetBytes(HEADER, row('S-1', '1'), row('S-2', '2'), row('S-1', 'abc'));

    expect(refusedIn(bytes)).toEqual([
      { sheet: null, row: 2, code: 'S-1' },
      { sheet: null, row: 4, code: 'S-1' },
    ]);
    expect(refusedAfterOpening(bytes)).toEqual(refusedIn(bytes));
  });

  it('are all rows below a header without a price', () => {
    const bytes = sheetBytes('编号,店铺,标题,上架时间', 'S-1,青石铺,出号,2026-11-18', 'S-2,青石铺,出号,2026-11-18');

    expect(refusedIn(bytes).map(({ code }) => code)).toEqual(['S-1', 'S-2']);
    expect(refusedAfterOpening(bytes)).toEqual(refusedIn(bytes));
  });

  it('name the sheet of a workbook, in sheet order', () => {
    const header = HEADER.split(',');
    const bytes = buildWorkbook({
      sheets: [
        { name: '日服', rows: [header, row('S-1', 'abc').split(','), row('S-2', '2').split(',')] },
        { name: '国服', rows: [header, row('S-2', '2').split(','), row('S-3', 'abc').split(',')] },
      ],
    });

    expect(refusedIn(bytes, 'in.xlsx')).toEqual([
      { sheet: '日服', row: 2, code: 'S-1' },
      { sheet: '日服', row: 3, code: 'S-2' },
      { sheet: '国服', row: 2, code: 'S-2' },
      { sheet: '国服', row: 3, code: 'S-3' },
    ]);
    expect(refusedAfterOpening(bytes, 'in.xlsx')).toEqual(refusedIn(bytes, 'in.xlsx'));
  });

  it('are no longer listed after a fix', () => {
    const opened = openImport('in.csv', sheetBytes(HEADER, row('S-1', 'abc')), tinyTarget());
    if (!opened.ok) throw new Error('the sheet is readable');

    opened.value.fix({ sheet: null, row: 2, column: 2, text: '268' });

    expect(opened.value.refusedRows()).toEqual([]);
  });

  it('are the same on the command line and on the page', () => {
    const cells = fc.tuple(fc.constantFrom('', 'S-1', 'S-2', 'S-3'), fc.constantFrom('', '1', 'abc', '面议'));
    fc.assert(
      fc.property(fc.array(cells, { maxLength: 12 }), (lines) => {
        const bytes = sheetBytes(HEADER, ...lines.map(([code, price]) => row(code, price)));

        expect(refusedAfterOpening(bytes)).toEqual(refusedIn(bytes));
      }),
    );
  });
});
