/** @jest-environment node */
import { adoptEarlierCatalogs } from '@/cli/publish/adoptEarlierCatalogs';
import { type MemoryHost, memoryHost, sheetOf } from '../io/memoryEffects';
import { run } from '../runOn';

const REAL = { 'my/FateGO.csv': sheetOf('R-1', 'R-2'), 'my/vitrine.json': '{ "sample": false }' };

/** Creates a host with a catalog in its site folder, where earlier versions published. */
async function publishedInto(folder: string, sample = false): Promise<MemoryHost> {
  const host = memoryHost({ ...REAL, 'my/vitrine.json': JSON.stringify({ sample }) });
  expect(await run(`build my --out ${folder}`, host)).toBe(0);
  return host;
}

const manifestOf = (host: MemoryHost, folder: string) =>
  new TextDecoder().decode(host.files.get(`${folder}/FateGO/manifest.json`));

describe('data that an earlier version published into the site', () => {
  it.each(['dist/catalog', 'public/catalog'])(
    'is copied from %s before the first command uses published/',
    async (folder) => {
      const host = await publishedInto(folder);

      expect(await run('history --game FateGO', host)).toBe(0);

      expect(manifestOf(host, 'published/catalog')).toBe(manifestOf(host, folder));
      expect(host.reported.join('\n')).toMatch(
        new RegExp(`在 ${folder}/FateGO 里找到了（1970-01-01T00:00:00.0\\d\\dZ 发布）`),
      );
      expect(await run('verify', host)).toBe(0);
    },
  );

  it('keeps its history, so that it can be rolled back to', async () => {
    const host = await publishedInto('dist/catalog');
    const first = manifestOf(host, 'dist/catalog');
    host.files.set('my/FateGO.csv', new TextEncoder().encode(sheetOf('R-1', 'R-2', 'R-3')));
    await run('build my --out dist/catalog', host);

    expect(await run('rollback --game FateGO', host)).toBe(0);

    expect(manifestOf(host, 'published/catalog')).toBe(first);
    expect(await run('verify', host)).toBe(0);
  });

  it('is merged where both folders have the game: the newer version is published, the other is history', async () => {
    const host = await publishedInto('public/catalog');
    const older = manifestOf(host, 'public/catalog');
    host.files.set('my/FateGO.csv', new TextEncoder().encode(sheetOf('R-1', 'R-2', 'R-3')));
    await run('build my --out dist/catalog', host);

    await run('history', host);

    expect(manifestOf(host, 'published/catalog')).toBe(manifestOf(host, 'dist/catalog'));
    const retained = [...host.files].filter(([path]) => path.startsWith('published/catalog/FateGO/history/'));
    expect(retained.map(([, bytes]) => new TextDecoder().decode(bytes))).toEqual([older]);
  });

  it('is ignored if it is sample stock', async () => {
    const host = await publishedInto('public/catalog', true);

    await run('history', host);

    expect([...host.files.keys()].filter((path) => path.startsWith('published/'))).toEqual([]);
  });

  it('is ignored once something is published', async () => {
    const host = await publishedInto('dist/catalog');
    host.files.set('other/MasterDuel.csv', new TextEncoder().encode(sheetOf('MD-1')));
    await run('build other --out published/catalog', host);
    const after = manifestOf(host, 'published/catalog');

    await run('history', host);

    expect(manifestOf(host, 'published/catalog')).toBe(after);
  });

  it('is adopted by a build even if something is published, as the published version if it is the newer one', async () => {
    const host = await publishedInto('published/catalog');
    const older = manifestOf(host, 'published/catalog');
    host.files.set('my/FateGO.csv', new TextEncoder().encode(sheetOf('R-1', 'R-2', 'R-3')));
    await run('build my --out dist/catalog', host);

    const adopted = await adoptEarlierCatalogs(() => false, host.effects);

    expect(adopted).toMatchObject([{ from: 'dist/catalog/FateGO', to: 'published/catalog/FateGO' }]);
    expect(manifestOf(host, 'published/catalog')).toBe(manifestOf(host, 'dist/catalog'));
    expect(await run('rollback --game FateGO', host)).toBe(0);
    expect(manifestOf(host, 'published/catalog')).toBe(older);
  });

  it('is not adopted if a build has copied it from published/', async () => {
    const host = await publishedInto('published/catalog');
    host.files.set('my/FateGO.csv', new TextEncoder().encode(sheetOf('R-1', 'R-2', 'R-3')));
    await run('build my --out dist/catalog', host);
    const copied = await host.effects.sha256(host.files.get('dist/catalog/FateGO/manifest.json')!);

    expect(await adoptEarlierCatalogs((sha256) => sha256 === copied, host.effects)).toEqual([]);
  });

  it('includes an overlay with entries', async () => {
    const host = memoryHost({ 'dist/__serverLoader': '{"version":1,"asOf":null,"sold":["R-1"]}' });

    await run('overlay show', host);

    expect(new TextDecoder().decode(host.files.get('published/__serverLoader'))).toContain('"R-1"');
  });

  it('is reported, not adopted, if it is unreadable while something is published', async () => {
    const host = await publishedInto('published/catalog');
    host.files.set('dist/catalog/FateGO/manifest.json', new TextEncoder().encode('{"format":'));

    expect(await adoptEarlierCatalogs(() => false, host.effects)).toEqual([]);

    expect(host.reported.join('\n')).toContain('dist/catalog/FateGO/manifest.json');
  });

  it('stops the command and names the file if a manifest is unreadable', async () => {
    const host = memoryHost({ 'dist/catalog/FateGO/manifest.json': '{"format":' });

    expect(await run('history', host)).toBe(2);

    expect(host.reported.join('\n')).toContain('dist/catalog/FateGO/manifest.json');
  });
});
