/** @jest-environment node */
import { unzipSync } from 'fflate';
import { HEADER, type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';

const textOf = (host: MemoryHost, path: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(host.files.get(path));
const BAD_ROW = 'FG-3,青石铺,=1+1,,x,2026-11-18\n';

describe('build --annotate', () => {
  it('writes a copy of the sheet with remarks beside each row, and no cell is a formula', async () => {
    const host = memoryHost({ 'FateGO.csv': sheetOf('FG-1') + BAD_ROW });

    const code = await run('build FateGO.csv --out out --annotate b/说明.csv', host);

    expect(code).toBe(1);
    expect(host.writes).toEqual(['b/说明.csv']);
    expect(host.reported).toEqual(['带说明的表格已写到 b/说明.csv。']);
    const [header, good, bad] = textOf(host, 'b/说明.csv').split('\r\n');
    expect(header).toBe(`\uFEFF${HEADER},导入问题`);
    expect(good).toBe('FG-1,青石铺,268,,日服自抽,2026-11-18 14:20,');
    expect(bad).toMatch(/^FG-3,青石铺,'=1\+1,,x,2026-11-18,「价格」：应为.*实际是 “=1\+1”/);
  });

  it('writes a workbook when the name ends in .xlsx', async () => {
    const host = memoryHost({ 'FateGO.csv': sheetOf('FG-1') + BAD_ROW });

    await run('build FateGO.csv --out out --annotate a.xlsx', host);

    const sheet = unzipSync(host.files.get('a.xlsx') ?? new Uint8Array())['xl/worksheets/sheet1.xml'];
    expect(new TextDecoder().decode(sheet)).toContain('>导入问题</t>');
  });

  it('never overwrites the sheet itself', async () => {
    const host = memoryHost({ 'a/FateGO.csv': sheetOf('FG-1') });

    expect(await run('build a/FateGO.csv --annotate ./a/../a/FateGO.csv', host)).toBe(2);
    expect(host.writes).toEqual([]);
    expect(host.reported).toEqual(['--annotate 不能写到原来的表格上。']);
  });

  it('never overwrites the sheet by a name that differs in letter case only, on a disk that ignores it', async () => {
    const host = memoryHost({ 'a/FateGO.csv': sheetOf('FG-1') });

    expect(await run('build a/FateGO.csv --annotate a/FATEGO.CSV', host)).toBe(2);
    expect(host.writes).toEqual([]);
  });

  it('requires a single readable sheet', async () => {
    const [folder, broken] = [memoryHost({ 'a/FateGO.csv': sheetOf('FG-1') }), memoryHost({ 'FateGO.csv': '' })];

    expect(await run('build a --annotate x.csv', folder)).toBe(2);
    expect(folder.writes).toEqual([]);
    expect(folder.reported).toEqual(['--annotate 只能用于单张表格。']);
    expect(await run('build FateGO.csv --annotate x.csv', broken)).toBe(2);
    expect(broken.writes).toEqual([]);
    expect(broken.reported).toEqual(['FateGO.csv 读不了，没有写带说明的表格。']);
  });
});

describe('build --json --print-offers', () => {
  it('also lists the accepted offers, with prices in whole units', async () => {
    const sheet = [HEADER, 'FG-1,青石铺,99.5,,x,2026-11-18 14:20', 'FG-2,青石铺,1,,x,', BAD_ROW].join('\n');
    const host = memoryHost({ 'FateGO.csv': sheet });

    await run('build FateGO.csv --out out --json --print-offers', host);

    const plain = { shop: '青石铺', status: 'onSale', items: [], resources: {}, attributes: {} };
    expect(JSON.parse(host.printed.join(''))).toMatchObject({
      rows: 3,
      accepted: 2,
      refused: 1,
      offers: [
        { ...plain, code: 'FG-1', price: { amount: 99.5, currency: 'CNY' }, listedAt: '2026-11-18T06:20:00.000Z' },
        { ...plain, code: 'FG-2', price: { amount: 1, currency: 'CNY' }, listedAt: null },
      ],
    });
  });

  it('is valid JSON for any number of sheets and offers', async () => {
    const codes = Array.from({ length: 2500 }, (_, index) => `FG-${index}`);
    const host = memoryHost({
      'a/FateGO.csv': sheetOf(...codes),
      'a/Mass.csv': '',
      'a/MasterDuel.csv': sheetOf('MD-1'),
    });

    await run('build a --json --print-offers', host);

    const reports: readonly { readonly game: string; readonly offers: readonly unknown[] }[] = JSON.parse(
      host.printed.join(''),
    );
    expect(Object.fromEntries(reports.map(({ game, offers }) => [game, offers.length]))).toEqual({
      MasterDuel: 1,
      FateGO: 2500,
      Mass: 0,
    });
  });
});

describe('build --map', () => {
  const SHEET = 'NO,老板,价格,标题\nFG-1,青石铺,268,日服\n';

  it('binds a column to the field of the mapping', async () => {
    const host = memoryHost({ 'FateGO.csv': SHEET });

    expect(await run('build FateGO.csv --out out --map NO=code --map 老板=shop', host)).toBe(0);
    expect(await run('export out --game FateGO', host)).toBe(0);
    expect(host.printed.at(-1)).toContain('FG-1,青石铺,268');
  });

  it('names invalid mappings and reads no sheet', async () => {
    const host = memoryHost({ 'FateGO.csv': SHEET });

    expect(await run('build FateGO.csv --out out --map NO=cod --map NO', host)).toBe(2);
    expect(host.printed).toEqual([]);
    expect(host.reported).toEqual([
      expect.stringMatching(/^--map「NO」：应为 code \| .*，实际是 cod；是不是 code？$/),
      expect.stringContaining('--map：应为 列名=field'),
    ]);
  });
});

describe('a mapping of --map', () => {
  const SHEET = 'NO,老板,售价,标题,上架时间\nFG-1,青石铺,268,日服自抽,2026-11-18\n';

  it('is saved beside the sheet and applies to the next run without the option', async () => {
    const host = memoryHost({ 'stock/FateGO.csv': SHEET });

    const codes = [
      await run('build stock/FateGO.csv --out out --map NO=code --map 老板=shop', host),
      await run('build stock/FateGO.csv --out out', host),
    ];

    expect(codes).toEqual([0, 0]);
    expect(JSON.parse(textOf(host, 'stock/FateGO.map.json'))).toEqual({ NO: 'code', 老板: 'shop' });
  });

  it('is not saved for a sheet without the column, and leaves what was saved before', async () => {
    const host = memoryHost({ 'FateGO.csv': sheetOf('FG-1'), 'FateGO.map.json': '{ "老板": "shop" }' });

    expect(await run('build FateGO.csv --out out --map 编马=code', host)).toBe(0);
    expect(textOf(host, 'FateGO.map.json')).toBe('{ "老板": "shop" }');
    await run('build FateGO.csv --out out --map 编马=code --map 标题=note', host);
    expect(JSON.parse(textOf(host, 'FateGO.map.json'))).toEqual({ 老板: 'shop', 标题: 'note' });
  });

  it('is not saved in a dry run', async () => {
    const host = memoryHost({ 'FateGO.csv': SHEET });

    await run('build FateGO.csv --out out --dry-run --map NO=code --map 老板=shop', host);

    expect(host.writes).toEqual([]);
  });

  it('is reported with its location when its file is invalid', async () => {
    const host = memoryHost({ 'FateGO.csv': SHEET, 'FateGO.map.json': '{ "NO": "cod" }' });

    expect(await run('build FateGO.csv --out out', host)).toBe(2);
    expect(host.reported).toEqual([expect.stringMatching(/^FateGO\.map\.json「NO」：应为 code .*是不是 code？$/)]);
  });
});
