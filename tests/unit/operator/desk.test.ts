/** @jest-environment node */
import { unzipSync } from 'fflate';
import { encodeShelf } from '@/catalog/shelf';
import { DEFAULT_SETTINGS } from '@/importer/settings';
import { writeXlsx } from '@/importer/writeXlsx';
import type { RowFilter } from '@/operator/protocol';
import { deskOver, HEADER, SHEET, sheetOf } from './localDesk';

const ALL: RowFilter = { state: null, kind: null };
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

async function deskWith(bytes: Uint8Array, files: Readonly<Record<string, Uint8Array>> = {}) {
  const desk = deskOver(files);
  const answer = await desk.open({ file: 'FateGO.csv', bytes, game: 'FateGO', settings: DEFAULT_SETTINGS });
  if (answer.kind !== 'opened') throw new Error('the sheet is readable');
  return { desk, summary: answer.summary };
}

/** The files of the catalogue that a sheet gives, as the site would have them. */
async function publish(bytes: Uint8Array, before: Readonly<Record<string, Uint8Array>> = {}) {
  const { desk } = await deskWith(bytes, before);
  const answer = await desk.catalogue({ skipRefused: true, allowShrink: true });
  if (answer.kind !== 'file') throw new Error('a catalogue was asked for');
  const packed = unzipSync(answer.file.bytes);
  return Object.fromEntries(Object.entries(packed).map(([name, file]) => [`/${name}`, file]));
}

const rows = (count: number, price = 10) =>
  sheetOf(HEADER, ...Array.from({ length: count }, (_, at) => `A-${at},青石铺,${price},梅林,甲,2026-11-18`));

describe('the desk', () => {
  it('counts rows by what became of them, and kinds of issues by rows', async () => {
    const { summary } = await deskWith(SHEET);

    expect(summary).toMatchObject({ encoding: 'utf-8', rows: 4, accepted: 2, refused: 2, warned: 1, fixes: 0 });
    expect(summary.tables).toMatchObject([
      {
        header: HEADER.split(','),
        counts: { fine: 1, warning: 1, error: 2 },
        kinds: [
          { code: 'not-a-price', rows: 1 },
          { code: 'blank', rows: 1 },
          { code: 'unknown-item', rows: 1 },
        ],
      },
    ]);
  });

  it('says why a file cannot be read', async () => {
    const answer = await deskOver().open({
      file: 'FateGO.csv',
      bytes: new Uint8Array([0x25, 0x50, 0x44, 0x46]),
      game: 'FateGO',
      settings: DEFAULT_SETTINGS,
    });

    expect(answer).toMatchObject({ kind: 'refused', issues: [{ code: 'other-file', got: 'PDF' }] });
  });

  it.each([
    ['all', ALL, [2, 3, 4, 5]],
    ['errors', { state: 'error', kind: null }, [3, 5]],
    ['warnings', { state: 'warning', kind: null }, [4]],
    ['fine', { state: 'fine', kind: null }, [2]],
    ['a kind', { state: null, kind: 'unknown-item' }, [5]],
  ] as const)('gives windows of the rows that a filter leaves: %s', async (_, filter, expected) => {
    const { desk } = await deskWith(SHEET);

    expect(await desk.view({ table: 0, filter })).toEqual({ size: expected.length });

    const { rows: whole } = await desk.rows({ from: 0, to: 10 });
    expect(whole.map(({ row }) => row)).toEqual(expected);
    expect((await desk.rows({ from: 1, to: 2 })).rows.map(({ row }) => row)).toEqual(expected.slice(1, 2));
  });

  it('reads a fixed row again and keeps it in the view that it was fixed in', async () => {
    const { desk } = await deskWith(SHEET);
    await desk.view({ table: 0, filter: { state: 'error', kind: null } });

    const { effect, summary } = await desk.fix({ sheet: null, row: 3, column: 2, text: '300' });

    expect([effect, summary.accepted, summary.refused, summary.fixes]).toEqual(['row', 3, 1, 1]);
    const { rows: shown } = await desk.rows({ from: 0, to: 9 });
    expect(shown.map(({ row, state, fixed }) => [row, state, fixed])).toEqual([
      [3, 'fine', [2]],
      [5, 'error', []],
    ]);
  });

  it('writes the corrected sheet as CSV that spreadsheet programs read as UTF-8', async () => {
    const { desk } = await deskWith(sheetOf('表', '', HEADER, 'A-2,青石铺,abc,斯卡哈,乙,2026-11-18', '合计,,,,,'));
    await desk.fix({ sheet: null, row: 4, column: 2, text: '300' });

    const { name, bytes } = await desk.copy({ remarks: null });

    expect(name).toBe('FateGO.corrected.csv');
    expect(text(bytes)).toBe(`\uFEFF表\r\n\r\n${HEADER}\r\nA-2,青石铺,300,斯卡哈,乙,2026-11-18\r\n合计,,,,,\r\n`);
  });

  it('writes remarks beside the rows that have issues', async () => {
    const { desk } = await deskWith(SHEET);

    const { name, bytes } = await desk.copy({ remarks: 'zh' });

    const lines = text(bytes).split('\r\n');
    expect(name).toBe('FateGO.remarks.csv');
    expect(lines[0]).toBe(`\uFEFF${HEADER},导入问题`);
    expect(lines[1]).toMatch(/2026-11-18,$/);
    expect(lines[2]).toMatch(/「价格」.*abc/);
  });

  it('makes no catalogue while rows are refused, unless they are to be left out', async () => {
    const { desk } = await deskWith(SHEET);

    await expect(desk.catalogue({ skipRefused: false, allowShrink: false })).rejects.toMatchObject({
      code: 'operator-refused',
    });
    expect(await desk.catalogue({ skipRefused: true, allowShrink: false })).toMatchObject({ kind: 'file', offers: 2 });
  });

  it('packs the catalogue, keeps the replaced manifest, and leaves other games on the shelf', async () => {
    const other = { currency: 'JPY', publishedAt: 1, sample: false, offers: 3, onSale: 3, lowestPrice: 5 } as const;
    const shelf = encodeShelf({
      format: 'vitrine-shelf',
      version: 1,
      games: { gget_ww: { ...other, publishedAt: 1 as never } },
    });
    const first = await publish(rows(2), { '/catalog/index.json': shelf });
    const second = await publish(rows(3), first);

    const names = Object.keys(second);
    expect(names.filter((name) => name.includes('/history/'))).toHaveLength(1);
    expect(names.at(-2)).toBe('/catalog/FateGO/manifest.json');
    expect(names.at(-1)).toBe('/catalog/index.json');
    const { games } = JSON.parse(text(second['/catalog/index.json']!));
    expect(Object.entries(games).map(([id, one]) => [id, (one as { offers: number }).offers])).toEqual([
      ['FateGO', 3],
      ['gget_ww', 3],
    ]);
  });

  it('compares with what is published, prices too', async () => {
    const site = await publish(rows(3, 10));
    const { desk } = await deskWith(
      sheetOf(
        HEADER,
        'A-0,青石铺,12,梅林,甲,2026-11-18',
        'A-1,青石铺,10,梅林,甲,2026-11-18',
        'B-1,青石铺,9,梅林,,2026-11-18',
      ),
      site,
    );

    const diff = await desk.diff(null);

    expect(diff.counts).toEqual({ added: 1, changed: 1, removed: 1, same: 1 });
    expect(diff.added).toMatchObject([{ code: 'B-1', label: { zh: '梅林', en: 'Merlin' } }]);
    expect(diff.changed).toMatchObject([{ code: 'A-0', fields: [{ zh: '价格' }], move: { percent: 20 } }]);
    expect(diff.removed).toMatchObject([{ code: 'A-2', label: { zh: '甲' } }]);
    expect(diff.shrinks).toBe(false);
  });

  it('warns before a catalogue loses more than 30 % of its offers', async () => {
    const site = await publish(rows(10));
    const { desk } = await deskWith(rows(6), site);

    expect((await desk.diff(null)).shrinks).toBe(true);
    const ask = { skipRefused: false, allowShrink: false };
    expect(await desk.catalogue(ask)).toEqual({ kind: 'shrinks', before: 10, after: 6 });
    expect(await desk.catalogue({ ...ask, allowShrink: true })).toMatchObject({ kind: 'file', offers: 6 });
  });

  it('lists the first 200 of many changes and counts them all', async () => {
    const { desk } = await deskWith(rows(450));

    const diff = await desk.diff(null);

    expect([diff.published, diff.counts.added, diff.added.length]).toEqual([null, 450, 200]);
  });

  it('shows a column for a text behind the last header', async () => {
    const { summary } = await deskWith(sheetOf(HEADER, 'A-1,青石铺,1,260,梅林,甲,2026-11-18'));

    expect(summary.tables[0]?.header).toEqual([...HEADER.split(','), '']);
  });

  it('keeps the sheets of a workbook apart, and writes all of them back', async () => {
    const line = (code: string) => [code, '青石铺', '10', '梅林', '甲', '2026-11-18'];
    const workbook = writeXlsx([
      { name: '日服', rows: [HEADER.split(','), line('A-1')] },
      { name: '说明', rows: [['怎么买']] },
      { name: '国服', rows: [HEADER.split(','), line('A-1'), line('A-2')] },
    ]);
    const { desk, summary } = await deskWith(workbook);
    expect(summary.tables.map(({ name, counts }) => [name, counts.fine, counts.error])).toEqual([
      ['日服', 0, 1],
      ['国服', 1, 1],
    ]);

    const { summary: after } = await desk.fix({ sheet: '国服', row: 2, column: 0, text: 'A-3' });
    expect([after.accepted, after.refused]).toEqual([3, 0]);

    const copy = await desk.copy({ remarks: null });
    expect(copy.name).toBe('FateGO.corrected.xlsx');
    const again = await deskWith(copy.bytes);
    expect(again.summary).toMatchObject({ encoding: 'xlsx', accepted: 3, refused: 0 });
    expect(again.summary.passed).toMatchObject([{ code: 'other-sheet', sheet: '说明' }]);
  });

  it('says that nothing is open', async () => {
    expect(() => deskOver().view({ table: 0, filter: ALL })).toThrow('expected an open file');
  });

  it('makes no catalogue where the browser has no hash', async () => {
    const desk = deskOver({}, { sha256: null });
    await desk.open({ file: 'a.csv', bytes: rows(1), game: 'FateGO', settings: DEFAULT_SETTINGS });

    await expect(desk.catalogue({ skipRefused: false, allowShrink: false })).rejects.toMatchObject({
      code: 'operator-no-hash',
    });
  });
});
