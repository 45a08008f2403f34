/** @jest-environment node */
import { decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { HEADER, memoryHost, sheetOf } from '../io/memoryEffects';
import { codesUpTo, expectRefused, offersOf, priced, published, put, putSheet, row, run } from '../io/publishedHost';

describe('build with a published version', () => {
  it('refuses a sheet with other codes, and names the first ten', async () => {
    const host = await published(codesUpTo(12).map((code) => row(code, 100)));
    putSheet(host, ...codesUpTo(12, 'N').map((code) => row(code, 100)));

    await expectRefused(
      host,
      '--allow removed',
      `FateGO：已发布的 12 个编号，有 12 个会下架：${codesUpTo(10).join('、')}、……还有 2 个`,
      '  店铺“青石铺”的 12 个商品会全部下架。',
      '  确实要下架，请加 --allow removed；不然请看看表格是不是不全，或是别的店的表格。',
    );
  });

  it('refuses the sheet of another shop, and names the shop that would lose its offers', async () => {
    const host = await published([...codesUpTo(3).map((code) => row(code, 100)), row('X-1', 100, '星海阁')]);
    putSheet(host, row('X-1', 100, '星海阁'), row('X-2', 100, '星海阁'));

    await expectRefused(
      host,
      '--allow-shrink',
      'FateGO：已发布的 4 个编号，有 3 个会下架：S-10、S-11、S-12',
      '  店铺“青石铺”的 3 个商品会全部下架。',
      '  确实要下架，请加 --allow removed；不然请看看表格是不是不全，或是别的店的表格。',
    );
  });

  it('refuses a sheet without its status column, which would relist sold offers', async () => {
    const host = await published([]);
    const sold = ['S-1', 'S-2', 'S-3'].map((code) => `${row(code, 100)},已售`);
    put(host, 'FateGO.csv', [`${HEADER},状态`, ...sold, `${row('S-4', 100)},在售`].join('\n'));
    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    putSheet(host, ...['S-1', 'S-2', 'S-3', 'S-4'].map((code) => row(code, 100)));

    await expectRefused(
      host,
      '--allow relisted',
      'FateGO：已售的 3 个编号，有 3 个会重新上架：S-1、S-2、S-3',
      '  确实要重新上架，请加 --allow relisted；不然请看看表格的状态一列是不是少了，或被重置了。',
    );
  });

  it('refuses a sheet whose columns have other names, and names the fields that would lose their values', async () => {
    const host = await published([]);
    const filled = ['S-1', 'S-2', 'S-3'].map((code) => `${code},青石铺,100,梅林,自抽,2026-11-18,300`);
    put(host, 'FateGO.csv', [`${HEADER},圣晶石`, ...filled].join('\n'));
    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    put(host, 'FateGO.csv', [`${HEADER.replace('角色/物品', '人员表')},库存石`, ...filled].join('\n'));

    await expectRefused(
      host,
      '--allow emptied',
      'FateGO：已发布的内容，有些在新表格里没有了：',
      '  角色/物品：3 个商品里有 3 个没有了：S-1、S-2、S-3',
      '  圣晶石：3 个商品里有 3 个没有了：S-1、S-2、S-3',
      '  确实不要这些内容，请加 --allow emptied；不然请看看表格是不是少了一列，或列名改了（用 --map 指明）。',
    );
  });

  it('permits removing 10 % of the codes', async () => {
    const codes = codesUpTo(10);
    const host = await published(codes.map((code) => row(code, 100)));
    putSheet(host, ...codes.slice(1).map((code) => row(code, 100)));

    expect(await run('build FateGO.csv --out out', host)).toBe(0);
  });

  it('refuses another currency, and shows examples of the new prices', async () => {
    const host = await published([row('S-1', 150)]);
    put(host, 'vitrine.json', '{ "currency": "JPY" }');

    await expectRefused(
      host,
      '--allow currency',
      'FateGO：货币会从 CNY 换成 JPY，例如 S-1 CNY 150 → JPY 150',
      '  确实要换货币，请加 --allow currency；不然请改 vitrine.json 或表格里的货币。',
    );
  });

  it('refuses prices that change more than threefold or to 0, the largest first', async () => {
    const host = await published([row('S-1', 400), row('S-2', 200), row('S-3', 100), row('S-4', 10)]);
    putSheet(host, row('S-1', 40_000), row('S-2', 60), row('S-3', 300), row('S-4', 0));

    await expectRefused(
      host,
      '--allow prices',
      'FateGO：3 个商品的价格涨跌超过三倍（含 0 元）：S-4 CNY 10 → CNY 0、S-1 CNY 400 → CNY 40000、S-2 CNY 200 → CNY 60',
      '  价格没有写错，请加 --allow prices。',
    );
  });

  it('refuses to remove an offer because its row has a typo', async () => {
    const host = await published(priced(100));
    putSheet(host, row('S-1', 'l00'), row('S-2', 200), row('S-3', 300));

    await expectRefused(
      host,
      '--allow delisted',
      'FateGO：跳过的 1 行里有 1 个正在出售：S-1 将下架',
      '  要保留已发布的版本，请加 --keep-published；要让它们下架，请加 --allow delisted。',
    );
    expect((await offersOf(host)).map(({ code }) => code)).toEqual(['S-2', 'S-3']);
  });

  it('keeps the published version of skipped rows with --keep-published, whatever else changes', async () => {
    const host = await published(priced(100));
    const [before] = await offersOf(host);
    putSheet(host, row('S-1', 'l00'), row('S-2', 250), row('S-3', 300));

    expect(await run('build FateGO.csv --out out --keep-published', host)).toBe(0);

    const [retained, changed] = await offersOf(host);
    expect(host.printed).toContain('FateGO：保留了已发布的 1 个：S-1');
    expect(retained).toEqual(before);
    expect(changed).toMatchObject({ code: 'S-2', price: { amount: 25_000 } });
    expect(await run('verify out', host)).toBe(0);
  });

  it('writes the same bytes when every refused row keeps its published offer', async () => {
    const host = await published(priced(100));
    const before = new Map([...host.files].filter(([path]) => path.startsWith('out/')));
    putSheet(host, row('S-1', 'l00'), row('S-2', 200), row('S-3', 300));

    expect(await run('build FateGO.csv --out out --skip-refused --keep-published', host)).toBe(0);

    expect(new Map([...host.files].filter(([path]) => path.startsWith('out/')))).toEqual(before);
  });

  it('cannot keep offers in another currency', async () => {
    const host = await published(priced(100));
    putSheet(host, row('S-1', 'l00'), row('S-2', 200), row('S-3', 300));
    put(host, 'vitrine.json', '{ "currency": "JPY" }');

    expect(await run('build FateGO.csv --out out --skip-refused --keep-published --allow currency', host)).toBe(1);
    expect(host.printed).toContain('  货币换了，不能保留已发布的版本；要让它们下架，请加 --allow delisted。');
  });

  it.each([
    ['real', 'sample', '{ "sample": true }', 'FateGO：已发布的 3 个真实商品会被示例商品换掉。'],
    ['sample', 'real', '{}', 'FateGO：已发布的 3 个示例商品会被真实商品换掉。'],
  ])('refuses to replace %s stock by %s stock, and raises no other question', async (from, to, settings, line) => {
    const host = await published(priced(100), { 'vitrine.json': `{ "sample": ${from === 'sample'} }` });
    putSheet(host, row('OTHER', 1));
    put(host, 'vitrine.json', settings);

    await expectRefused(host, '--allow sample', line, '  确实要换掉，请加 --allow sample。');
    const { games } = decodeCatalogIndex(host.files.get('out/index.json') ?? new Uint8Array());
    expect(games.FateGO).toMatchObject({ offers: 1, sample: to === 'sample' });
  });

  it('refuses the first samples beside the real stock of another game', async () => {
    const host = await published(priced(100));
    put(host, 'MasterDuel.csv', sheetOf('M-1'));
    put(host, 'vitrine.json', '{ "sample": true }');
    const files = new Map(host.files);

    expect(await run('build MasterDuel.csv --out out', host)).toBe(1);
    expect(host.printed).toContain('MasterDuel：要发布的是示例商品，而已发布的 FateGO 都是真实商品。');
    expect([...host.files.keys()]).toEqual([...files.keys()]);
    expect(await run('build MasterDuel.csv --out out --allow sample', host)).toBe(0);
  });

  it('resolves one question at a time, and publishes once all are resolved', async () => {
    const host = await published(priced(100));
    putSheet(host, row('S-1', 1000));
    const build = 'build FateGO.csv --out out';

    expect(await run(`${build} --allow prices`, host)).toBe(1);
    expect(host.printed.filter((line) => line.startsWith('FateGO：'))).toEqual([
      'FateGO：已发布的 3 个编号，有 2 个会下架：S-2、S-3',
    ]);
    expect(await run(`${build} --allow removed`, host)).toBe(1);
    expect(await run(`${build} --allow removed,prices`, host)).toBe(0);
  });

  it('ends with the command that resolves all questions and publishes', async () => {
    const host = await published(priced(100));
    putSheet(host, row('S-1', 1000), row('S-2', 'l00'));

    expect(await run('build FateGO.csv --out out --skip-refused', host)).toBe(1);

    const call = host.printed.at(-1)?.trim() ?? '';
    expect(call).toBe('npm run catalog -- build FateGO.csv --out out --keep-published --allow removed,prices');
    expect(await run(call.replace('npm run catalog -- ', ''), host)).toBe(0);
    expect((await offersOf(host)).map(({ code }) => code)).toEqual(['S-1', 'S-2']);
  });

  it('refuses all sheets of a folder when one of them raises a question', async () => {
    const host = memoryHost({ 'stock/FateGO.csv': sheetOf('A', 'B'), 'stock/MasterDuel.csv': sheetOf('C', 'D') });
    await run('build stock --out out', host);
    put(host, 'stock/FateGO.csv', sheetOf('A'));
    put(host, 'stock/MasterDuel.csv', sheetOf('C', 'D', 'E'));
    const before = new Map(host.files);

    expect(await run('build stock --out out', host)).toBe(1);
    expect(host.files).toEqual(before);
  });

  it('lists all codes in the JSON report, and whether the options resolve the question', async () => {
    const host = await published(codesUpTo(30).map((code) => row(code, 100)));
    putSheet(host, row('S-39', 9));

    expect(await run('build FateGO.csv --out out --json --allow prices', host)).toBe(1);
    expect(JSON.parse(host.printed.join(''))).toMatchObject({
      file: 'FateGO.csv',
      guard: [
        { kind: 'removed', codes: codesUpTo(29), published: 30, emptiedShops: [], answered: false },
        {
          kind: 'prices',
          jumps: [{ code: 'S-39', from: { amount: 100, currency: 'CNY' }, to: { amount: 9, currency: 'CNY' } }],
          answered: true,
        },
      ],
    });
    expect(host.reported.at(-3)).toBe('什么都没有写。');
  });

  it('reports an empty guard as JSON when nothing has to be confirmed', async () => {
    const host = await published(priced(100));

    expect(await run('build FateGO.csv --out out --json', host)).toBe(0);
    expect(JSON.parse(host.printed.join(''))).toMatchObject({ accepted: 3, guard: [] });
  });

  it('asks about all missing offers on sale when a refused row has no code', async () => {
    const codes = codesUpTo(20);
    const host = await published(codes.map((code) => row(code, 100)));
    const [first = '', ...others] = codes;
    putSheet(host, row('', 100), ...others.map((code) => row(code, 100)));

    await expectRefused(
      host,
      '--keep-published',
      `FateGO：跳过的 1 行里有 1 行没有编号；新表格里少了 1 个正在出售的：${first} 将下架`,
      '  要保留已发布的版本，请加 --keep-published；要让它们下架，请加 --allow delisted。',
    );
    expect((await offersOf(host)).map(({ code }) => code).sort()).toEqual(codes);
  });
});
