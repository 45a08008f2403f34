/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { decodeManifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import { LOCK_NAME } from '@/cli/io/lock';
import { runCli } from '@/cli/runCli';
import { type MemoryHost, memoryHost, sheetOf } from './memoryEffects';

const STOCK = {
  'stock/FateGO.csv': sheetOf('FG-1', 'FG-2', 'FG-3'),
  'stock/MasterDuel.csv': sheetOf('MD-1', 'MD-2', 'MD-3'),
  'stock/vitrine.json': '{ "shop": "青石铺" }',
};
/** Both games with other offers and other titles. */
const CHANGED = {
  'stock/FateGO.csv': sheetOf('FG-1', 'FG-2', 'FG-9').replaceAll('自抽', '初始'),
  'stock/MasterDuel.csv': sheetOf('MD-1', 'MD-2', 'MD-9').replaceAll('自抽', '初始'),
};

/** One of three offers is replaced, which has to be confirmed. */
const REPLACE = 'build stock --out out --allow removed';
const REPLACE_ONE = 'build stock/FateGO.csv --out out --allow removed';

const run = (words: string, host: MemoryHost, override: Partial<CliEffects> = {}) =>
  runCli(words.split(' '), { ...host.effects, ...override });

function put(host: MemoryHost, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) host.files.set(path, new TextEncoder().encode(text));
}

async function published(): Promise<MemoryHost> {
  const host = memoryHost(STOCK);
  await run('build stock --out out', host);
  host.writes.length = 0;
  host.printed.length = 0;
  host.reported.length = 0;
  return host;
}

/** All files of the catalog folder in base64. */
const contents = (host: MemoryHost) =>
  Object.fromEntries(
    [...host.files]
      .filter(([path]) => path.startsWith('out/'))
      .map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])
      .sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  );

const segmentsOf = (host: MemoryHost, game: string) =>
  decodeManifest(host.files.get(`out/${game}/manifest.json`) ?? new Uint8Array()).segments.flatMap(({ file, texts }) =>
    texts === null ? [file] : [file, texts.file],
  );

describe('publishing', () => {
  it('writes segments, then copies of the replaced manifests, then the new manifests, and the index last', async () => {
    const host = await published();
    put(host, CHANGED);

    await run(REPLACE, host);

    expect(host.writes.map((path) => path.replace(/[0-9a-f]{16}\.bin|\d{8}T\d{6}Z-[0-9a-f]{8}/, 'X'))).toEqual([
      'out/MasterDuel/texts.X',
      'out/MasterDuel/offers.X',
      'out/FateGO/texts.X',
      'out/FateGO/offers.X',
      'out/MasterDuel/history/X.json',
      'out/FateGO/history/X.json',
      'out/MasterDuel/manifest.json',
      'out/FateGO/manifest.json',
      'out/index.json',
    ]);
  });

  it('leaves every catalog intact when killed before any of its writes, and finishes in the next run', async () => {
    const undisturbed = await published();
    put(undisturbed, CHANGED);
    await run(REPLACE, undisturbed);
    const all = undisturbed.writes.length;

    for (let survived = 0; survived < all; survived++) {
      const host = await published();
      put(host, CHANGED);
      let left = survived;
      const dying = async (path: string, bytes: Uint8Array) => {
        if (left-- === 0) throw new ShopError('cli-write', 'no space left');
        await host.effects.write(path, bytes);
      };

      const code = await run(REPLACE, host, { write: dying });

      expect(code).toBe(2);
      expect(host.reported.at(-1)).toBe('没能完成（cli-write）：no space left');
      // Until the index is written it may be older than the manifests; every catalog is intact.
      await run('verify out', host);
      expect(host.printed.filter((line) => line.includes('完好，3 个商品')).length).toBe(2);
      expect(await run(REPLACE, host)).toBe(0);
      expect(await run('verify out', host)).toBe(0);
      expect(segmentsOf(host, 'FateGO')).toEqual(segmentsOf(undisturbed, 'FateGO'));
    }
    expect(all).toBe(9);
  });

  it('leaves every catalog intact when killed while pruning', async () => {
    const host = await published();
    put(host, CHANGED);
    const dying = async (path: string) => {
      if (!path.endsWith(LOCK_NAME)) throw new ShopError('cli-write', 'killed');
      await host.effects.remove(path);
    };
    host.files.set('out/FateGO/offers.0000000000000000.bin', Uint8Array.of(1));

    expect(await run(REPLACE, host, { remove: dying })).toBe(2);
    expect(await run('verify out', host)).toBe(0);
  });

  it('produces the same bytes for the same offers in any order of the rows', async () => {
    const [one, other] = [memoryHost(STOCK), memoryHost(STOCK)];
    put(other, { 'stock/FateGO.csv': sheetOf('FG-3', 'FG-1', 'FG-2') });

    await run(REPLACE, one);
    await run(REPLACE, other);

    expect(contents(other)).toEqual(contents(one));
  });

  it('writes nothing when the same sheet is published again', async () => {
    const host = await published();
    const before = contents(host);

    await run(REPLACE, host);

    expect(host.writes).toEqual([]);
    expect(contents(host)).toEqual(before);
  });

  it('keeps the names of segments that did not change', async () => {
    const host = await published();
    const before = segmentsOf(host, 'MasterDuel');
    put(host, { 'stock/MasterDuel.csv': sheetOf('MD-1', 'MD-2', 'MD-3').replace('268', '269') });

    await run(REPLACE, host);

    // Prices are in the column file; the text file of the segment does not change.
    const after = segmentsOf(host, 'MasterDuel');
    expect(after[0] === before[0]).toBe(false);
    expect(after[1]).toEqual(before[1]);
  });

  it('keeps the segments of the last ten replaced versions and removes older ones', async () => {
    const host = await published();
    const first = segmentsOf(host, 'FateGO');
    host.files.set('out/FateGO/notes.txt', Uint8Array.of(1));
    for (let version = 1; version <= 10; version++) {
      put(host, { 'stock/FateGO.csv': sheetOf('FG-1', 'FG-2', `FG-v${version}`).replaceAll('自抽', `${version}`) });
      await run(REPLACE_ONE, host);
      expect(first.every((file) => host.files.has(`out/FateGO/${file}`))).toBe(true);
    }
    put(host, { 'stock/FateGO.csv': sheetOf('FG-1', 'FG-2', 'FG-v11') });
    await run(REPLACE_ONE, host);

    expect(host.files.has(`out/FateGO/${first[0]}`)).toBe(false);
    expect([...host.files.keys()].filter((path) => path.startsWith('out/FateGO/history/')).length).toBe(10);
    expect([...host.files.keys()].filter((path) => /FateGO\/offers\./.test(path)).length).toBe(11);
    expect(host.files.has('out/FateGO/notes.txt')).toBe(true);
  });

  it('removes temporary files of killed runs and nothing else', async () => {
    const host = await published();
    const left = [
      'out/index.json.7.tmp',
      'out/FateGO/manifest.json.7.tmp',
      'out/FateGO/offers.0123456789abcdef.bin.7.tmp',
      'out/FateGO/history/20200101T000000Z-00000000.json.7.tmp',
    ];
    for (const path of [...left, 'out/FateGO/mine.7.tmp']) host.files.set(path, Uint8Array.of(1));

    await run(REPLACE_ONE, host);

    expect([...host.files.keys()].filter((path) => path.endsWith('.tmp'))).toEqual(['out/FateGO/mine.7.tmp']);
  });

  it('removes no segment while a manifest in the history is unreadable', async () => {
    const host = await published();
    const first = segmentsOf(host, 'FateGO');
    host.files.set('out/FateGO/history/20200101T000000Z-00000000.json', Uint8Array.of(1));
    host.files.set('out/FateGO/offers.0000000000000000.bin', Uint8Array.of(1));
    put(host, CHANGED);

    await run(REPLACE, host);

    expect([...first, 'offers.0000000000000000.bin'].every((file) => host.files.has(`out/FateGO/${file}`))).toBe(true);
  });
});
