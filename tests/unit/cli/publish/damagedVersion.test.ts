/** @jest-environment node */
import { decodeManifest } from '@/catalog/format/manifest';
import type { MemoryHost } from '../io/memoryEffects';
import {
  codesUpTo,
  expectRefused,
  offersOf,
  priced,
  published,
  put,
  putSheet,
  row,
  run,
  textOf,
} from '../io/publishedHost';

describe('build with a damaged published version', () => {
  const hint = '  新表格是完整的，请加 --allow damaged，旧文件会留着；不然请先恢复已发布的文件。';
  const filesOf = (host: MemoryHost, start: string) => [...host.files.keys()].filter((path) => path.startsWith(start));

  async function damaged(): Promise<MemoryHost> {
    const host = await published(priced(100));
    for (const path of filesOf(host, 'out/FateGO/offers.')) host.files.set(path, Uint8Array.of(1));
    return host;
  }

  it('refuses a changed sheet until --allow damaged permits replacing what cannot be compared', async () => {
    const host = await damaged();
    putSheet(host, row('N-1', 1));

    await expectRefused(
      host,
      '--allow damaged',
      'FateGO：已发布的目录有损坏，3 个商品里只有 0 个读得出来，其余没法与新表格比较。',
      hint,
    );
  });

  it.each([
    ['samples', '{ "sample": true }', '--allow sample', '--allow damaged'],
    ['another currency', '{ "currency": "JPY" }', '--allow currency', '--allow damaged'],
  ])('asks about %s even if no segment is readable', async (_, settings, one, other) => {
    const host = await published(priced(100));
    for (const path of filesOf(host, 'out/FateGO/offers.')) host.files.delete(path);
    put(host, 'vitrine.json', settings);

    expect(await run(`build FateGO.csv --out out ${one}`, host)).toBe(1);
    expect(await run(`build FateGO.csv --out out ${other}`, host)).toBe(1);
    expect(await run(`build FateGO.csv --out out ${one} ${other}`, host)).toBe(0);
  });

  it('keeps the bytes of an unreadable manifest and removes no file, then or later', async () => {
    const host = await published(priced(100));
    const segments = filesOf(host, 'out/FateGO/offers.');
    put(host, 'out/FateGO/manifest.json', '{ "format": ');
    putSheet(host, row('N-1', 1));

    await expectRefused(host, '--allow damaged', 'FateGO：已发布的 manifest.json 读不了，没法与新表格比较。', hint);
    putSheet(host, row('N-1', 2));
    expect(await run('build FateGO.csv --out out', host)).toBe(0);

    const retained = filesOf(host, 'out/FateGO/history/').map((path) => textOf(host, path));
    expect(retained).toContain('{ "format": ');
    expect([...host.files.keys()]).toEqual(expect.arrayContaining(segments));
  });

  it('refuses to publish over the manifest of another game', async () => {
    const host = await published(priced(100));
    put(host, 'out/FateGO/manifest.json', textOf(host, 'out/FateGO/manifest.json').replace('"FateGO"', '"Mass"'));
    putSheet(host, row('N-1', 1));

    expect(await run('build FateGO.csv --out out', host)).toBe(1);
    expect(host.reported).toContain('out/FateGO/manifest.json 读不了：game: expected FateGO, got "Mass"');
  });

  it('keeps published offers of skipped rows from intact segments', async () => {
    const codes = codesUpTo(3000);
    const host = await published(codes.map((code) => row(code, 100)));
    const { segments } = decodeManifest(host.files.get('out/FateGO/manifest.json') ?? new Uint8Array());
    host.files.set(`out/FateGO/${segments[0]?.file}`, Uint8Array.of(1));
    expect(segments.length).toBeGreaterThan(1);
    putSheet(host, ...codes.slice(0, -1).map((code) => row(code, 100)), row(codes.at(-1) ?? '', 'l00'));

    const options = '--skip-refused --keep-published --allow damaged';
    expect(await run(`build FateGO.csv --out out ${options}`, host)).toBe(0);
    expect(await offersOf(host)).toHaveLength(3000);
  });

  it('repairs the version from the same sheet without a question, and reports what was not compared', async () => {
    const host = await damaged();

    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    expect(host.reported).toEqual([expect.stringMatching(/^out\/FateGO\/offers\..* 读不了，没有与其中的商品比较：/)]);
    expect(await run('verify out', host)).toBe(0);
  });
});
