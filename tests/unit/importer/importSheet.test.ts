/** @jest-environment node */
import fc from 'fast-check';
import { importSheet } from '@/importer/importSheet';
import { offer } from '../builders';
import { buildWorkbook } from './buildWorkbook';
import { sheetBytes, tinyTarget } from './fields/tinyGame';

const HEADER = '编号,店铺,价格,物品,圣晶石,服务器,御主等级,可换绑,标题,备注,状态,上架时间';
const GOOD = 'A-1,青石铺,268,梅林*2; 斯卡哈,1260,日服,130,是,日服自抽,秒发,在售,2026-11-18 14:20';

function importLines(...lines: readonly string[]) {
  const imported = importSheet('in.csv', sheetBytes(...lines), tinyTarget());
  if (!imported.ok) throw new Error('a sheet of lines is readable');
  return imported.value;
}

/** Location and code of each issue. */
function places({ issues }: ReturnType<typeof importLines>) {
  return issues.map(({ row, column, code }) => [row, column, code]);
}

describe('importSheet', () => {
  it('creates an offer from all cells of a row', () => {
    expect(importLines(HEADER, GOOD)).toEqual({
      encoding: 'utf-8',
      rows: 1,
      accepted: 1,
      refused: 0,
      refusedRows: [],
      blankRows: 0,
      offers: [
        offer({
          code: 'A-1',
          shop: '青石铺',
          price: 26_800,
          items: { 'svt-150': 2, 'svt-70': 1 },
          resources: { sq: 1260 },
          attributes: { server: 'jp', level: 130, rebindable: true },
          title: '日服自抽',
          note: '秒发',
          status: 'onSale',
          listedAt: Date.parse('2026-11-18T06:20:00Z'),
        }),
      ],
      issues: [],
    });
  });

  it('omits values that a row does not have', () => {
    const { offers } = importLines('编号,价格,标题,圣晶石,服务器,上架时间', 'A-1,268,出号,,,2026-11-18');

    expect(offers).toEqual([
      offer({ code: 'A-1', shop: '', price: 26_800, title: '出号', listedAt: Date.parse('2026-11-17T16:00:00Z') }),
    ]);
  });

  it('uses the oldest listing time, not the current one, if a row has none', () => {
    const imported = importLines('编号,店铺,价格,标题,上架时间', 'A-1,青石铺,268,出号,');

    expect(imported.offers.map(({ listedAt }) => listedAt)).toEqual([0]);
    expect(places(imported)).toEqual([[2, '上架时间', 'blank']]);
  });

  it('reports every problem of every row at once, in the order of the sheet', () => {
    const imported = importLines(
      `${HEADER},奇怪`,
      'A-1,青石铺,abc,梅琳,十二,火星服,一百,看情况,x,,有吗,昨天',
      GOOD.replace('A-1', 'A-2'),
      ',,,,,,,,,只有备注,,',
    );

    expect({ ...imported, offers: imported.offers.length, issues: places(imported) }).toEqual({
      encoding: 'utf-8',
      rows: 3,
      accepted: 1,
      refused: 2,
      refusedRows: [
        { sheet: null, row: 2, code: 'A-1' },
        { sheet: null, row: 4, code: null },
      ],
      blankRows: 0,
      offers: 1,
      issues: [
        [1, '奇怪', 'unknown-column'],
        [2, '价格', 'not-a-price'],
        [2, '物品', 'unknown-item'],
        [2, '圣晶石', 'not-an-amount'],
        [2, '服务器', 'unknown-value'],
        [2, '御主等级', 'not-a-whole-number'],
        [2, '可换绑', 'unknown-value'],
        [2, '状态', 'unknown-value'],
        [2, '上架时间', 'not-a-date'],
        [4, '编号', 'missing'],
        [4, '店铺', 'blank'],
        [4, '价格', 'missing'],
        [4, '物品', 'missing'],
        [4, '上架时间', 'blank'],
      ],
    });
  });

  it('accepts a row with warnings', () => {
    const imported = importLines(HEADER, GOOD.replace(',130,', ',999,').replace('斯卡哈', 'Merlin'));

    expect(imported.accepted).toBe(1);
    expect(places(imported)).toEqual([
      [2, '物品', 'repeated-item'],
      [2, '御主等级', 'out-of-range'],
    ]);
  });

  it('refuses every row of a duplicate code, even if one has other errors', () => {
    const imported = importLines(HEADER, GOOD, GOOD.replace('A-1', 'A-2'), GOOD.replace('268', 'abc'));

    expect(imported.accepted).toBe(1);
    expect(places(imported)).toEqual([
      [2, '编号', 'duplicate'],
      [4, '价格', 'not-a-price'],
      [4, '编号', 'duplicate'],
    ]);
    expect(imported.issues[0]?.expected).toEqual({ kind: 'codeOnce', rows: [4] });
  });

  it('refuses a row with text after the last column, since its cells may be shifted', () => {
    const imported = importLines(
      '编号,店铺,价格,标题,上架时间',
      'A-1,青石铺,1,268,x,2026-11-18',
      'A-2,青石铺,268,x,2026-11-18,,',
    );

    expect(imported.accepted).toBe(1);
    expect(imported.issues.filter(({ code }) => code === 'extra-cell')).toEqual([
      {
        file: 'in.csv',
        sheet: null,
        row: 2,
        column: null,
        severity: 'error',
        code: 'extra-cell',
        expected: { kind: 'cells', count: 5 },
        got: '2026-11-18',
        suggestion: null,
      },
    ]);
  });

  it('refuses all rows below an invalid header, and still reports the problems of their cells', () => {
    const imported = importLines(
      '编号,店铺,标题,圣晶石,上架时间',
      'A-1,青石铺,出号,abc,2026-11-18',
      'A-2,青石铺,出号,1,2026-11-18',
    );

    expect(imported.accepted).toBe(0);
    expect(imported.refused).toBe(2);
    expect(places(imported)).toEqual([
      [1, null, 'missing-column'],
      [2, '圣晶石', 'not-an-amount'],
    ]);
  });

  it('reports its progress', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => GOOD.replace('A-1', `A-${index}`));
    const received: (readonly number[])[] = [];

    importSheet('in.csv', sheetBytes(HEADER, ...lines), tinyTarget(), (...word) => received.push(word));

    expect(received.map(([, total]) => total)).toEqual(received.map(() => 5000));
    expect(received.length).toBeGreaterThan(1);
    expect(received.map(([done]) => done)).toEqual(received.map(([done]) => done).sort((a = 0, b = 0) => a - b));
  });

  it('handles a column of equal codes in linear time', () => {
    const { accepted, issues } = importLines(HEADER, ...new Array<string>(20_000).fill(GOOD));

    expect(accepted).toBe(0);
    expect(issues.length).toBe(20_000);
  });

  it('accepts a sheet without rows', () => {
    expect(importLines(HEADER)).toMatchObject({ rows: 0, accepted: 0, refused: 0, offers: [], issues: [] });
  });

  it('accounts for every row, whatever its cells contain', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom('A-1', '268', '梅林*2', '3w', '日服', '是', '在售', '2026-11-18', '', '"', '\n'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 13 })), (rows) => {
        const quoted = rows.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(','));
        const filled = rows.filter((cells) => cells.some((one) => one.trim() !== '')).length;

        const { rows: counted, accepted, refused, blankRows, offers, issues } = importLines(HEADER, ...quoted);

        const passed = issues.filter(({ expected }) => expected.kind === 'offerRow').length;
        expect(counted + passed).toEqual(filled);
        expect(accepted + refused + passed).toEqual(filled);
        expect(blankRows).toEqual(rows.length - filled);
        expect(offers.length).toEqual(accepted);
        const refusedRows = new Set(issues.filter(({ severity }) => severity === 'error').map(({ row }) => row));
        expect(refusedRows.size).toBe(refused);
      }),
    );
  });

  it('imports a workbook like the same table as CSV', () => {
    const cell = fc.constantFrom(
      'A-1',
      'A-2',
      'A-3',
      '268',
      '1e5',
      '007',
      '梅林*2',
      '3w',
      '日服',
      '2026-11-18',
      '',
      '合计',
      '注：不议价',
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 12 })), (rows) => {
        const header = HEADER.split(',');
        const csv = importLines(...[header, ...rows].map((cells) => cells.join(',')));
        const xlsx = importSheet(
          'in.csv',
          buildWorkbook({ sheets: [{ name: '货单', rows: [header, ...rows] }] }),
          tinyTarget(),
        );

        const { encoding, blankRows, issues, refusedRows, ...counts } = csv;
        expect(xlsx.ok && { ...xlsx.value, blankRows }).toEqual({
          ...counts,
          blankRows,
          encoding: 'xlsx',
          refusedRows: refusedRows.map((row) => ({ ...row, sheet: '货单' })),
          issues: issues.map((issue) => ({ ...issue, sheet: '货单' })),
        });
      }),
    );
  });

  it('returns a report or a reason for any bytes, and never throws', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: 'binary', maxLength: 200 }).map((text) => new TextEncoder().encode(`${HEADER}\n${text}`)),
      fc.uint8Array({ maxLength: 200 }).map((rest) => Uint8Array.from([0x50, 0x4b, 3, 4, ...rest])),
      fc.stringMatching(/^[",;\t\r\n a]{0,60}$/).map((text) => new TextEncoder().encode(text)),
    );
    fc.assert(
      fc.property(bytes, (file) => {
        const imported = importSheet('in.csv', file, tinyTarget());

        expect(
          imported.ok ? imported.value.rows - imported.value.accepted : imported.error.length,
        ).toBeGreaterThanOrEqual(imported.ok ? 0 : 1);
      }),
      { numRuns: 500 },
    );
  });
});
