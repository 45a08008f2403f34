/** @jest-environment node */

import { decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { decodeManifest } from '@/catalog/format/manifest';
import { HEADER, type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import { run, STOCK } from '../runOn';

const BAD_ROW = 'FG-3,青石铺,abc,,x,2026-11-18\n';

const manifestOf = (host: MemoryHost, game: string) =>
  decodeManifest(host.files.get(`out/${game}/manifest.json`) ?? new Uint8Array());

describe('build', () => {
  it('writes the segments first, then the manifests, then the index', async () => {
    const host = memoryHost(STOCK);

    const code = await run('build stock --out out', host);

    expect(code).toBe(0);
    expect(host.writes.map((path) => path.replace(/[0-9a-f]{16}\.bin/, 'HASH'))).toEqual([
      'out/MasterDuel/texts.HASH',
      'out/MasterDuel/offers.HASH',
      'out/FateGO/texts.HASH',
      'out/FateGO/offers.HASH',
      'out/MasterDuel/manifest.json',
      'out/FateGO/manifest.json',
      'out/index.json',
    ]);
    const { games } = decodeCatalogIndex(host.files.get('out/index.json') ?? new Uint8Array());
    const entry = { currency: 'CNY', sample: true, lowestPrice: 26_800 };
    expect(games).toEqual({
      MasterDuel: { ...entry, offers: 1, onSale: 1, publishedAt: 9 },
      FateGO: { ...entry, offers: 2, onSale: 2, publishedAt: 11 },
    });
  });

  it('reports each sheet, and the result in the last line', async () => {
    const host = memoryHost(STOCK);

    await run('build stock --out out', host);

    expect(host.printed).toEqual([
      'stock/MasterDuel.csv（MasterDuel，utf-8）：1 行，接受 1，退回 0',
      'stock/FateGO.csv（FateGO，utf-8）：2 行，接受 2，退回 0',
      '已写到 out：2 个游戏，3 个商品；写 7 个文件，0 个没有变。',
    ]);
    expect(host.reported).toEqual([]);
  });

  it('writes nothing the second time for any order of the rows', async () => {
    const host = memoryHost(STOCK);
    await run('build stock --out out', host);
    host.writes.length = 0;
    host.files.set('stock/FateGO.csv', new TextEncoder().encode(sheetOf('FG-2', 'FG-1')));

    await run('build stock --out out', host);

    expect(host.writes).toEqual([]);
    expect(host.printed.at(-1)).toBe('已写到 out：2 个游戏，3 个商品；写 0 个文件，7 个没有变。');
  });

  it('keeps the other games in the index when one is built alone', async () => {
    const host = memoryHost(STOCK);
    await run('build stock --out out', host);
    host.writes.length = 0;
    host.files.set('stock/FateGO.csv', new TextEncoder().encode(sheetOf('FG-1', 'FG-2', 'FG-3')));

    await run('build stock/FateGO.csv --out out', host);

    const { games } = decodeCatalogIndex(host.files.get('out/index.json') ?? new Uint8Array());
    expect(Object.entries(games).map(([id, { offers }]) => [id, offers])).toEqual([
      ['MasterDuel', 1],
      ['FateGO', 3],
    ]);
    expect(host.writes.map((path) => path.split('/')[1])).toEqual([
      'FateGO',
      'FateGO',
      'FateGO',
      'FateGO',
      'index.json',
    ]);
  });

  it('writes nothing when one row of one sheet is refused', async () => {
    const host = memoryHost({ ...STOCK, 'stock/FateGO.csv': sheetOf('FG-1') + BAD_ROW });

    const code = await run('build stock --out out', host);

    expect(code).toBe(1);
    expect(host.writes).toEqual([]);
    expect(host.printed).toEqual([
      'stock/MasterDuel.csv（MasterDuel，utf-8）：1 行，接受 1，退回 0',
      'stock/FateGO.csv（FateGO，utf-8）：2 行，接受 1，退回 1',
      '  ✗ stock/FateGO.csv 第 3 行「价格」：应为整数或小数金额（CNY，最多 2 位小数），实际是 “abc”',
      '有 1 行被退回，什么都没有写。改好再来，或加 --skip-refused 只发布其余的行。',
    ]);
  });

  it('publishes the other rows with --skip-refused, and counts the refused ones in the last line', async () => {
    const host = memoryHost({ ...STOCK, 'stock/FateGO.csv': sheetOf('FG-1') + BAD_ROW });

    const code = await run('build stock --out out --skip-refused', host);

    expect(code).toBe(0);
    expect(manifestOf(host, 'FateGO').offers).toBe(1);
    expect(host.printed.at(-1)).toBe('已写到 out：2 个游戏，2 个商品；写 7 个文件，0 个没有变；跳过被退回的 1 行。');
  });

  it('does not publish an empty catalog when every row is refused', async () => {
    const host = memoryHost({ ...STOCK, 'stock/FateGO.csv': `${HEADER}\n${BAD_ROW}` });

    const code = await run('build stock --out out --skip-refused', host);

    expect(code).toBe(1);
    expect(host.writes).toEqual([]);
    expect(host.printed.at(-1)).toBe('stock/FateGO.csv 一行也没有被接受，什么都没有写。');
  });

  it.each([
    [
      'another currency',
      `${HEADER}\nFG-1,青石铺,JPY 268,,日服自抽,2026-11-18 14:20`,
      '货币不同：请改 vitrine.json 里的 currency，或改表格。',
    ],
    [
      'unknown headers',
      '编号,店铺,多少,标题\nFG-1,青石铺,268,日服自抽',
      '有的列认不出来：请改列名，或用 --map 列名=字段 指明。',
    ],
    ['unknown headers above no row', '编号,多少,标题\n', '有的列认不出来：请改列名，或用 --map 列名=字段 指明。'],
  ])('publishes nothing and does not recommend --skip-refused because of %s', async (_, sheet, advice) => {
    const host = memoryHost({ 'FateGO.csv': sheet });

    expect(await run('build FateGO.csv --out out', host)).toBe(1);
    expect(host.printed.at(-1)).toBe(`FateGO.csv 一行也没有被接受，什么都没有写。${advice}`);
    expect(await run('diff FateGO.csv --out out', host)).toBe(1);
  });

  it('exits with 2 for an unreadable sheet, and still reports the others', async () => {
    const host = memoryHost({ ...STOCK, 'stock/FateGO.csv': `${HEADER}\n"FG-1` });

    const code = await run('build stock --out out --skip-refused', host);

    expect(code).toBe(2);
    expect(host.writes).toEqual([]);
    expect(host.printed).toEqual([
      'stock/MasterDuel.csv（MasterDuel，utf-8）：1 行，接受 1，退回 0',
      'stock/FateGO.csv：读不了',
      '  ✗ stock/FateGO.csv 第 2 行：应为成对的引号（从这一行起有一个引号没有结束），实际是 “"”',
      '有表格读不了，什么都没有写。',
    ]);
  });

  it('writes nothing with --dry-run', async () => {
    const host = memoryHost(STOCK);

    const code = await run('build stock --out out --dry-run', host);

    expect(code).toBe(0);
    expect(host.writes).toEqual([]);
    expect(host.printed.at(-1)).toBe('试运行，没有写文件。会写到 out：2 个游戏，3 个商品；写 7 个文件，0 个没有变。');
  });

  it('reports a single sheet as one JSON object, and nothing else on stdout', async () => {
    const host = memoryHost({ 'stock/FateGO.csv': sheetOf('FG-1') + BAD_ROW }, { locale: 'en' });

    const code = await run('build stock/FateGO.csv --out out --json', host);

    expect(code).toBe(1);
    expect(JSON.parse(host.printed.join('\n'))).toEqual({
      file: 'stock/FateGO.csv',
      game: 'FateGO',
      encoding: 'utf-8',
      rows: 2,
      accepted: 1,
      refused: 1,
      issues: [
        {
          sheet: null,
          row: 3,
          column: '价格',
          code: 'not-a-price',
          severity: 'error',
          expected: 'an amount in CNY with at most 2 decimals',
          got: 'abc',
          suggestion: null,
        },
      ],
      guard: null,
    });
    expect(host.reported).toEqual([
      'Nothing written; refused rows: 1. Correct them, or use --skip-refused to publish the others.',
    ]);
  });

  it('reports a folder as a JSON array, an unreadable sheet with no encoding', async () => {
    const host = memoryHost({ ...STOCK, 'stock/FateGO.csv': '' });

    await run('build stock --out out --json', host);

    const reports: unknown = JSON.parse(host.printed.join('\n'));
    expect(reports).toMatchObject([
      { game: 'MasterDuel', encoding: 'utf-8', rows: 1, accepted: 1, refused: 0, issues: [] },
      { game: 'FateGO', encoding: null, rows: 0, accepted: 0, refused: 0, issues: [{ code: 'empty-sheet' }] },
    ]);
  });

  it('reports a broken manifest of another game', async () => {
    const host = memoryHost({ ...STOCK, 'out/Mass/manifest.json': '<html>' });

    const code = await run('build stock --out out', host);

    expect(code).toBe(0);
    expect(host.reported).toEqual(['out/Mass/manifest.json 读不了：expected JSON, got a page']);
  });

  it('reports every invalid setting and unknown sheet, and exits with 2', async () => {
    const settings = memoryHost({ ...STOCK, 'stock/vitrine.json': '{ "currency": "RMB", "sample": 1 }' });
    const sheets = memoryHost({ ...STOCK, 'stock/FateG0.csv': 'x' });

    expect(await run('build stock', settings)).toBe(2);
    expect(settings.reported).toEqual([
      'stock/vitrine.json「currency」：应为 CNY | JPY | USD | HKD | TWD | KRW | EUR，实际是 "RMB"',
      'stock/vitrine.json「sample」：应为 true | false，实际是 1',
    ]);
    expect(await run('build stock', sheets)).toBe(2);
    expect(sheets.reported).toEqual([
      'stock/FateG0.csv：不知道是哪个游戏。是表格就把文件名改成游戏 id，不是就移到别处；是不是 FateGO？',
    ]);
  });

  it('updates the progress bar with the rows of a sheet', async () => {
    const lines: (string | null)[] = [];
    const host = memoryHost(
      { 'FateGO.csv': sheetOf(...Array.from({ length: 9000 }, (_, index) => `A-${index}`)) },
      { progress: (line) => lines.push(line) },
    );

    await run('build FateGO.csv --out out', host);

    const counts = lines.flatMap((line) => /([\d,]+)\/9,000/.exec(line ?? '')?.[1] ?? []);
    expect([...new Set(counts)].length).toBeGreaterThan(2);
    expect(lines.at(-1)).toBeNull();
  });
});
