/** @jest-environment node */
import { runCli } from '@/cli/runCli';
import { HEADER, type MemoryHost, memoryHost } from '../io/memoryEffects';
import { run } from '../runOn';

const row = (code: string, price: number, title = 'x') => `${code},青石铺,${price},,${title},2026-11-18 14:20`;
const sheet = (...rows: readonly string[]) => new TextEncoder().encode([HEADER, ...rows].join('\n'));

async function published(): Promise<MemoryHost> {
  const host = memoryHost({}, { locale: 'en' });
  host.files.set('FateGO.csv', sheet(row('A-1', 200), row('A-22', 100), row('编号', 300), row('S', 1)));
  await run('build FateGO.csv --out out', host);
  for (const list of [host.writes, host.printed, host.reported]) list.length = 0;
  host.files.set('FateGO.csv', sheet(row('A-1', 175, 'y'), row('编号', 300, 'z'), row('S', 1), row('N', 50)));
  return host;
}

describe('diff', () => {
  it('prints added, changed and removed offers with price changes, and writes nothing', async () => {
    const host = await published();

    const code = await run('diff FateGO.csv --out out', host);

    expect(code).toBe(0);
    expect(host.writes).toEqual([]);
    expect(host.printed).toEqual([
      'FateGO.csv (FateGO, utf-8): rows 4, accepted 4, refused 0',
      'FateGO: added 1, changed 2, removed 1, unchanged 1',
      '  + N     CNY 50',
      '  ~ A-1   price CNY 200 → CNY 175 (-12.5 %), title',
      '  ~ 编号  title',
      '  - A-22  CNY 100',
      'Confirm before publishing, with these options of build:',
      'FateGO: 1 of 4 published codes would be removed: A-22',
      '  If this is intended, use --allow removed; otherwise the sheet may be incomplete, or that of another shop.',
      'Check each of these first; if all are correct, run:',
      '  npm run catalog -- build FateGO.csv --out out --allow removed',
    ]);
  });

  it('lists the largest price change first, changes from and to 0 before all others', async () => {
    const host = memoryHost({}, { locale: 'en' });
    const priced = (...prices: readonly number[]) => sheet(...prices.map((price, index) => row(`A-${index}`, price)));
    host.files.set('FateGO.csv', priced(100, 100, 100, 100, 0, 100));
    await run('build FateGO.csv --out out', host);
    host.files.set('FateGO.csv', priced(101, 40_000, 10, 0, 5, 100));
    host.printed.length = 0;

    await run('diff FateGO.csv --out out', host);

    expect(host.printed.filter((line) => line.startsWith('  ~ '))).toEqual([
      '  ~ A-3  price CNY 100 → CNY 0 (-100 %)',
      '  ~ A-4  price CNY 0 → CNY 5',
      '  ~ A-1  price CNY 100 → CNY 40000 (+39900 %)',
      '  ~ A-2  price CNY 100 → CNY 10 (-90 %)',
      '  ~ A-0  price CNY 100 → CNY 101 (+1 %)',
    ]);
  });

  it('reports everything as JSON, with prices in whole units', async () => {
    const host = await published();

    await run('diff FateGO.csv --out out --json', host);

    expect(JSON.parse(host.printed.join('\n'))).toMatchObject({
      file: 'FateGO.csv',
      accepted: 4,
      diff: {
        same: 1,
        added: [{ code: 'N', price: { amount: 50, currency: 'CNY' } }],
        changed: [
          { code: 'A-1', fields: ['price', 'title'], price: { from: 200, to: 175, currency: 'CNY', percent: -12.5 } },
          { code: '编号', fields: ['title'], price: null },
        ],
        removed: [{ code: 'A-22' }],
      },
      guard: [{ kind: 'removed', codes: ['A-22'], published: 4, answered: false }],
    });
  });

  it('limits the printed lists', async () => {
    const host = await published();
    host.files.set('FateGO.csv', sheet(...Array.from({ length: 30 }, (_, index) => row(`N-${index + 10}`, index + 1))));

    await run('diff FateGO.csv --out out', host);

    expect(host.printed.filter((line) => line.startsWith('  + ')).length).toBe(20);
    expect(host.printed).toContain('  … more: 10 (--json lists all)');
  });

  it('reports all offers as added when nothing is published, and exits with 1 when rows are refused', async () => {
    const host = await published();
    host.files.set('FateGO.csv', sheet(row('A', 1), 'B,青石铺,abc,,x,2026-11-18'));

    expect(await run('diff FateGO.csv --out elsewhere', host)).toBe(1);
    expect(host.reported).toEqual(['FateGO has not been published yet; all offers are new.']);
    expect(host.printed).toContain('FateGO: added 1, changed 0, removed 0, unchanged 0');
  });
});

describe('export', () => {
  it('prints a sheet whose import changes nothing', async () => {
    const host = await published();
    const before = new Map(host.files);

    expect(await run('export out --game FateGO --lang ja --zone +09:00', host)).toBe(0);
    const text = host.printed.join('');
    expect(text.slice(0, 12)).toBe('\uFEFFコード,ショップ,価格');
    expect(text).toContain('2026-11-18 15:20 +09:00');
    host.files.set('FateGO.csv', new TextEncoder().encode(text));
    expect(await run('build FateGO.csv --out out', host)).toBe(0);
    expect(host.writes).toEqual([]);
    expect(host.files.get('out/FateGO/manifest.json')).toEqual(before.get('out/FateGO/manifest.json'));
  });

  it('writes to a file, and reports it on stderr', async () => {
    const host = await published();

    expect(await run('export out --game FateGO --to a/b.csv', host)).toBe(0);
    expect(host.writes).toEqual(['a/b.csv']);
    expect(host.printed).toEqual([]);
    expect(host.reported).toEqual(['Written to a/b.csv (offers: 4).']);
  });

  it('never overwrites a file of the catalog, whatever path leads to it', async () => {
    const host = await published();
    const isSameFile = async (one: string, other: string) => one.endsWith('manifest.json') && other === 'linked.csv';

    const code = await runCli('export out --game FateGO --to linked.csv'.split(' '), { ...host.effects, isSameFile });

    expect(code).toBe(2);
    expect(host.writes).toEqual([]);
  });

  it('reports a missing catalog and an unknown game', async () => {
    const host = await published();

    expect(await run('export out --game Mass', host)).toBe(2);
    expect(await run('export out --game FateG0', host)).toBe(2);
    expect(host.reported).toEqual(['No catalog in out (Mass).', 'There is no game "FateG0"; did you mean FateGO?']);
  });
});
