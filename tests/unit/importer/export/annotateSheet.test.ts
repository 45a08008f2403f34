/** @jest-environment node */

import { annotateSheet } from '@/importer/export/annotateSheet';
import { writeCsv } from '@/importer/export/writeCsv';
import { importSheet } from '@/importer/importSheet';
import { sheetBytes, tinyTarget } from '../fields/tinyGame';

type Row = readonly string[];

/** Imports rows and annotates them with the resulting issues. */
function annotate(rows: readonly Row[], headerRow: number, locale: 'zh' | 'en' = 'zh'): readonly Row[] {
  const bytes = sheetBytes(...rows.map((cells) => cells.join(',')));
  const imported = importSheet('a.csv', bytes, tinyTarget({ shop: '青石铺' }));
  const filled = rows.flatMap((cells, index) => (cells.length === 0 ? [] : [{ row: index + 1, cells }]));
  return imported.ok ? [...annotateSheet({ headerRow, rows: filled }, imported.value.issues, locale)] : [];
}

const HEADER = ['编号', '价格', '标题', '上架时间'] as const;
const GOOD = ['A-1', '268', '日服', '2026-11-18'] as const;

describe('annotateSheet', () => {
  it('lists the problems of each row next to it, and keeps row numbers', () => {
    const rows = annotate([[], HEADER, GOOD, [], ['A-2', 'abc', '国服', '2026-11-18', 'z']], 2);

    expect(rows).toEqual([
      [],
      [...HEADER, '', '导入问题'],
      [...GOOD, '', ''],
      [],
      [
        'A-2',
        'abc',
        '国服',
        '2026-11-18',
        'z',
        expect.stringMatching(/^「价格」：应为.*实际是 “abc”\n这一行：应为最多 4 个单元格/),
      ],
    ]);
  });

  it('lists header problems in the first row below the header', () => {
    const rows = annotate([[...HEADER, '备注甲'], GOOD], 1, 'en');

    expect(rows[0]?.[5]).toBe('Import issues');
    expect(rows[1]?.[5]).toEqual(expect.stringMatching(/^"备注甲": expected the name of a column/));
  });

  it('lists header problems even if no row follows', () => {
    expect(annotate([[...HEADER, '备注甲']], 1)[1]?.[5]).toMatch(/^「备注甲」/);
  });

  it('replaces the remarks of an earlier copy, whose column matches no field', () => {
    const copy = annotate([HEADER, ['A-1', 'abc', '日服', '2026-11-18']], 1);
    const mended = copy.map((cells) => cells.map((cell) => cell.replace('abc', '268').replace(/[\n,“]/g, ' ')));

    const again = annotate(mended, 1);

    expect(again[0]).toEqual([...HEADER, '导入问题']);
    expect(again[1]?.slice(0, 4)).toEqual(GOOD);
    expect(again[1]?.[4]).not.toContain('「价格」');
  });

  it('does not change the import of the copy: titles, totals and notes are still recognized', () => {
    const rows = [
      ['库存表'],
      [],
      HEADER,
      ['A-1', 'abc', '日服', '2026-11-18'],
      [],
      ['合计', '', '', ''],
      ['以上价格均可小刀，有问题请联系'],
    ];
    const say = (sheet: readonly Row[]) => {
      const imported = importSheet('a.csv', csvBytes(sheet), tinyTarget({ shop: '青石铺' }));
      return imported.ok ? imported.value.issues.map(({ row, code, got }) => [row, code, got]) : null;
    };

    expect(say(annotate(rows, 3))).toEqual(say(rows));
    expect(say(rows)).toHaveLength(4);
  });
});

function csvBytes(rows: readonly Row[]): Uint8Array {
  return new TextEncoder().encode([...writeCsv(rows)].join(''));
}
