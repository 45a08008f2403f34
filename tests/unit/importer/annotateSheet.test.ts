/** @jest-environment node */
import { annotateSheet } from '@/importer/annotateSheet';
import { importSheet } from '@/importer/importSheet';
import { readSheet } from '@/importer/readSheet';
import { writeCsv } from '@/importer/writeCsv';
import { sheetBytes, tinyTarget } from './tinyGame';

function annotate(bytes: Uint8Array, locale: 'zh' | 'en' = 'zh'): readonly (readonly string[])[] {
  const [sheet, imported] = [readSheet('a.csv', bytes), importSheet('a.csv', bytes, tinyTarget({ shop: '青石铺' }))];
  if (!sheet.ok || !imported.ok) return [];
  const { headerRow, header, rows } = sheet.value;
  return [
    ...annotateSheet({ headerRow, rows: [{ row: headerRow, cells: header }, ...rows] }, imported.value.issues, locale),
  ];
}

const HEADER = '编号,价格,标题,上架时间';

describe('annotateSheet', () => {
  it('says beside each row what is wrong with it, and keeps the numbers of the rows', () => {
    const rows = annotate(sheetBytes('', HEADER, 'A-1,268,x,2026-11-18', '', 'A-2,abc,y,2026-11-18,z'));

    expect(rows).toEqual([
      [],
      ['编号', '价格', '标题', '上架时间', '', '导入问题'],
      ['A-1', '268', 'x', '2026-11-18', '', ''],
      [],
      [
        'A-2',
        'abc',
        'y',
        '2026-11-18',
        'z',
        expect.stringMatching(/^「价格」：应为.*实际是 “abc”\n这一行：应为最多 4 个单元格/),
      ],
    ]);
  });

  it('says what is wrong with the header in the first row below it', () => {
    const rows = annotate(sheetBytes('编号,价格,标题,上架时间,备注甲', 'A-1,268,x,2026-11-18,'), 'en');

    expect(rows[1]?.[5]).toMatch(/^"备注甲": expected the name of a column/);
  });

  it('replaces the remarks of an earlier copy, whose column is no field of an offer', () => {
    const broken = sheetBytes(HEADER, 'A-1,abc,x,2026-11-18');
    const copy = new TextEncoder().encode([...writeCsv(annotate(broken))].join('').replace('abc', '268'));

    const again = annotate(copy);

    expect(again[0]).toEqual(['编号', '价格', '标题', '上架时间', '导入问题']);
    expect(again[1]?.[4]).not.toContain('abc');
  });
});
