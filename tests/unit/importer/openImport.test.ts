/** @jest-environment node */
import fc from 'fast-check';
import { decodeColumnMap } from '@/importer/columns/columnMap';
import { writeCsv } from '@/importer/export/writeCsv';
import { importSheet } from '@/importer/importSheet';
import type { RowIssue } from '@/importer/issues/rowIssue';
import { type OpenImport, openImport } from '@/importer/openImport';
import { buildWorkbook } from './buildWorkbook';
import { sheetBytes, tinyTarget } from './fields/tinyGame';

const HEADER = ['编号', '店铺', '价格', '物品', '服务器', '标题', '上架时间'];
const ROWS = [
  ['A-1', '青石铺', '268', '梅林*2', '日服', 'a', '2026-11-18'],
  ['A-2', '青石铺', '300', '斯卡哈', '日服', 'b', '2026-11-18'],
  ['A-3', '星海阁', '12', '梅林', '日服', 'c', '2026-11-18'],
];

function open(rows: readonly (readonly string[])[]): OpenImport {
  const opened = openImport('in.csv', bytesOf(rows), tinyTarget());
  if (!opened.ok) throw new Error('a sheet of lines is readable');
  return opened.value;
}

function bytesOf(rows: readonly (readonly string[])[]): Uint8Array {
  return new TextEncoder().encode([...writeCsv(rows)].join(''));
}

function listIssues(imported: OpenImport): readonly RowIssue[] {
  return imported.tables().flatMap(({ headerIssues, skippedRows, size }, table) => {
    const rows = Array.from({ length: size }, (_, index) => imported.check(table, index).issues).flat();
    return [...headerIssues, ...skippedRows, ...rows];
  });
}

function sorted(issues: readonly RowIssue[]): readonly string[] {
  return issues.map((issue) => JSON.stringify(issue)).sort();
}

describe('openImport', () => {
  it('parses a row again after a fix', () => {
    const imported = open([HEADER, ['A-1', '青石铺', 'abc', '梅林*2', '日服', 'a', '2026-11-18'], ...ROWS.slice(1)]);
    expect(imported.check(0, 0)).toMatchObject({ state: 'error', issues: [{ code: 'not-a-price', row: 2 }] });

    expect(imported.fix({ sheet: null, row: 2, column: 2, text: '268' })).toBe('row');

    expect(imported.check(0, 0)).toMatchObject({ state: 'fine', issues: [] });
    expect(imported.offers().map(({ price }) => price.amount)).toEqual([26_800, 30_000, 1_200]);
  });

  it('accepts the other row once a duplicate code is changed', () => {
    const imported = open([HEADER, ...ROWS, ['A-1', '青石铺', '5', '梅林', '日服', 'd', '2026-11-18']]);
    expect(imported.check(0, 0).issues).toMatchObject([{ code: 'duplicate', expected: { rows: [5] } }]);
    expect(imported.offers()).toHaveLength(2);

    imported.fix({ sheet: null, row: 5, column: 0, text: 'A-4' });

    expect(imported.state(0, 0)).toBe('fine');
    expect(imported.state(0, 3)).toBe('fine');
    expect(imported.offers()).toHaveLength(4);
  });

  it('parses everything again after a header change', () => {
    const imported = open([HEADER.map((name) => (name === '价格' ? '价位?' : name)), ...ROWS]);
    expect(imported.offers()).toEqual([]);

    expect(imported.fix({ sheet: null, row: 1, column: 2, text: '价格' })).toBe('everything');

    expect(imported.offers()).toHaveLength(3);
    expect(listIssues(imported)).toEqual([]);
  });

  it('restores the original issues of a cell with its text', () => {
    const book = buildWorkbook({
      sheets: [
        { name: '货单', rows: [HEADER, ['A-1', '青石铺', { error: '#REF!' }, '梅林', '日服', 'a', '2026-11-18']] },
      ],
    });
    const opened = openImport('in.xlsx', book, tinyTarget());
    if (!opened.ok) throw new Error('the workbook is readable');
    const cell = { sheet: '货单', row: 2, column: 2 };
    const before = opened.value.check(0, 0).issues;
    expect(before).toMatchObject([{ code: 'cell-error', got: '#REF!' }]);
    const text = opened.value.text(cell);

    opened.value.fix({ ...cell, text: '268' });
    expect(opened.value.text(cell)).toBe('268');
    expect(opened.value.state(0, 0)).toBe('fine');
    opened.value.fix({ ...cell, text });

    expect(opened.value.check(0, 0).issues).toEqual(before);
  });

  it('parses every row again with another column map, including fixed cells', () => {
    const spec = tinyTarget().spec;
    const mapOf = (raw: object) => {
      const map = decodeColumnMap(raw, spec);
      if (!map.ok) throw new Error('the map is right');
      return map.value;
    };
    const imported = open([HEADER.map((name) => (name === '价格' ? '挂牌' : name)), ...ROWS]);
    imported.fix({ sheet: null, row: 2, column: 2, text: '5' });
    expect(imported.offers()).toEqual([]);

    expect(imported.remap(mapOf({ 挂牌: 'price' }))).toBe(true);
    expect(imported.offers().map(({ price }) => price.amount)).toEqual([500, 30_000, 1_200]);

    imported.fix({ sheet: null, row: 1, column: 6, text: '日期' });
    expect(imported.offers()).toHaveLength(3);
    imported.remap(mapOf({}));
    expect(imported.offers()).toEqual([]);
  });

  it('ignores a fix of a row that does not exist', () => {
    const imported = open([HEADER, ...ROWS]);

    expect(imported.fix({ sheet: null, row: 9, column: 0, text: 'x' })).toBe('unknown');
    expect(imported.fix({ sheet: '表', row: 2, column: 0, text: 'x' })).toBe('unknown');
    expect(imported.offers()).toHaveLength(3);
  });

  it('reports why a file is not a table, like importSheet', () => {
    const opened = openImport('in.csv', sheetBytes(''), tinyTarget());

    expect(opened).toMatchObject({ ok: false, error: [{ code: 'empty-sheet' }] });
  });

  it('equals the import of the corrected sheet after any fixes', () => {
    const text = fc.constantFrom(
      'A-1',
      'A-2',
      'A-9',
      '268',
      'x',
      '梅林',
      '梅林*9',
      '没有这个',
      '日服',
      '2026-11-18',
      '价格',
    );
    const fix = fc.record({ row: fc.nat(3), column: fc.nat(6), text });
    fc.assert(
      fc.property(fc.array(fix, { maxLength: 8 }), (fixes) => {
        const rows = [HEADER, ...ROWS].map((cells) => [...cells]);
        const imported = open(rows);
        for (const { row, column, text: next } of fixes) {
          imported.fix({ sheet: null, row: row + 1, column, text: next });
          rows[row]![column] = next;
        }
        const again = importSheet('in.csv', bytesOf(rows), tinyTarget());
        if (!again.ok) throw new Error('a sheet of lines is readable');

        expect(imported.offers()).toEqual(again.value.offers);
        expect(sorted(listIssues(imported))).toEqual(sorted(again.value.issues));
      }),
    );
  });
});
