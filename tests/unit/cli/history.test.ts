/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { runCli } from '@/cli/runCli';
import { type MemoryHost, memoryHost, sheetOf } from './io/memoryEffects';
import { run } from './runOn';

const manifestBytes = (host: MemoryHost) => Buffer.from(host.files.get('out/FateGO/manifest.json') ?? '').toString();

/** Publishes a version for each list of codes, an hour apart. */
async function publishVersions(...versions: readonly (readonly string[])[]): Promise<MemoryHost> {
  let hour = 0;
  const host = memoryHost({}, { now: () => (hour * 3_600_000) as ReturnType<MemoryHost['effects']['now']> });
  for (const codes of versions) {
    hour += 1;
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf(...codes)));
    await run('build FateGO.csv --out out --allow removed', host);
  }
  for (const list of [host.writes, host.printed, host.reported]) list.length = 0;
  return host;
}

describe('history', () => {
  it('lists the versions of a game, newest first, in aligned columns', async () => {
    const host = await publishVersions(['A'], ['A', 'B', 'C'], ['A', 'B']);

    expect(await run('history out', host)).toBe(0);
    expect(host.printed.map((line) => line.replace(/-[0-9a-f]{8}\./, '-HASH8888.'))).toEqual([
      'FateGO',
      '  号  版本（发布时间，UTC）           商品  增减',
      '   1  19700101T030000Z-HASH8888.json     2    -1  现在发布的',
      '   2  19700101T020000Z-HASH8888.json     3    +2',
      '   3  19700101T010000Z-HASH8888.json     1',
    ]);
  });

  it('reports the same as JSON', async () => {
    const host = await publishVersions(['A'], ['A', 'B', 'C'], ['A', 'B']);

    expect(await run('history out --game FateGO --json', host)).toBe(0);
    const hash = expect.stringMatching(/^19700101T0\d0000Z-[0-9a-f]{8}\.json$/);
    expect(JSON.parse(host.printed.join('\n'))).toEqual([
      {
        game: 'FateGO',
        versions: [
          { number: 1, name: hash, publishedAt: '1970-01-01T03:00:00.000Z', offers: 2, change: -1, published: true },
          { number: 2, name: hash, publishedAt: '1970-01-01T02:00:00.000Z', offers: 3, change: 2, published: false },
          { number: 3, name: hash, publishedAt: '1970-01-01T01:00:00.000Z', offers: 1, change: null, published: false },
        ],
        broken: [],
      },
    ]);
  });

  it('reports an unreadable version, and a folder without versions', async () => {
    const host = await publishVersions(['A']);
    host.files.set('out/FateGO/history/20200101T000000Z-00000000.json', Uint8Array.of(1));

    expect(await run('history out --game fatego', host)).toBe(0);
    expect(host.reported).toEqual(['out/FateGO/history/20200101T000000Z-00000000.json 读不了，不能用来回退。']);
    expect(await run('history elsewhere', host)).toBe(2);
    expect(await run('history out --game FateG0', host)).toBe(2);
  });
});

describe('rollback', () => {
  it('publishes the previous version byte for byte, and can be undone', async () => {
    const host = await publishVersions(['A'], ['A', 'B'], ['A', 'B', 'C']);
    const newest = manifestBytes(host);

    expect(await run('rollback out --game FateGO', host)).toBe(0);
    expect(host.printed.at(-1)).toMatch(/^FateGO 已回退到 19700101T020000Z-[0-9a-f]{8}\.json，2 个商品。$/);
    expect(await run('verify out', host)).toBe(0);
    expect(await run('rollback out --game FateGO', host)).toBe(0);
    expect(await run('verify out', host)).toBe(0);
    expect(await run('rollback out --game FateGO', host)).toBe(2);
    expect(host.reported.at(-1)).toBe('FateGO 没有更早的版本。');
    expect(await run('rollback out --game FateGO --to 1', host)).toBe(0);
    expect(manifestBytes(host)).toBe(newest);
    expect(await run('verify out', host)).toBe(0);
  });

  it('writes a copy of the replaced manifest, then the manifest, then the index', async () => {
    const host = await publishVersions(['A'], ['A', 'B']);

    await run('rollback out --game FateGO', host);

    expect(host.writes.map((path) => path.replace(/\d{8}T.*/, 'X'))).toEqual([
      'out/FateGO/history/X',
      'out/FateGO/manifest.json',
      'out/index.json',
    ]);
  });

  it('accepts the name of a version, and reports unknown versions', async () => {
    const host = await publishVersions(['A'], ['A', 'B']);
    const [name = ''] = [...host.files.keys()].flatMap((path) => /history\/(.*)\.json$/.exec(path)?.[1] ?? []);

    expect(await run('rollback out --game FateGO --to 9', host)).toBe(2);
    expect(await run('rollback out --game FateGO --to 1', host)).toBe(0);
    expect(host.writes).toEqual([]);
    expect(await run(`rollback out --game FateGO --to ${name}`, host)).toBe(0);
    expect(host.writes.length).toBe(3);
  });

  it('refuses an incomplete version and keeps the published one', async () => {
    const host = await publishVersions(['A'], ['A', 'B']);
    const before = manifestBytes(host);
    const retained = [...host.files].find(([path]) => path.includes('/history/'))?.[1];
    const { segments } = JSON.parse(new TextDecoder().decode(retained));
    host.files.set(`out/FateGO/${segments[0].file}`, Uint8Array.of(1));

    expect(await run('rollback out --game FateGO', host)).toBe(2);
    expect(host.writes).toEqual([]);
    expect(manifestBytes(host)).toEqual(before);
    expect(host.reported.join('\n')).toContain('catalog-segment-truncated');
  });

  it('leaves the published version intact when killed before any of its writes', async () => {
    for (let survived = 0; survived < 3; survived++) {
      const host = await publishVersions(['A'], ['A', 'B']);
      let left = survived;
      const write = async (path: string, bytes: Uint8Array) => {
        if (left-- === 0) throw new ShopError('cli-write', 'no space left');
        await host.effects.write(path, bytes);
      };

      const code = await runCli('rollback out --game FateGO'.split(' '), { ...host.effects, write });

      expect(code).toBe(2);
      expect(host.reported).toEqual(['没能完成（cli-write）：no space left']);
      await run('verify out', host);
      expect(host.printed.some((line) => line.startsWith('FateGO：完好'))).toBe(true);
      // A rollback works before the manifest is replaced, and afterwards, when only the index is outdated.
      expect(await run('rollback out --game FateGO --to 2', host)).toBe(0);
    }
  });

  it('does not affect later builds', async () => {
    const host = await publishVersions(['A'], ['A', 'B']);
    const newest = manifestBytes(host);
    await run('rollback out --game FateGO', host);

    await run('build FateGO.csv --out out', host);

    expect(await run('verify out', host)).toBe(0);
    expect(JSON.parse(manifestBytes(host)).segments).toEqual(JSON.parse(newest).segments);
  });
});
