/** @jest-environment node */
import { join } from 'node:path';
import { LOCK_NAME } from '@/cli/io/lock';
import { runCli } from '@/cli/runCli';
import { OVERLAY_PATH, overlayOn, publishedAtOn, publishedHost, putOverlay } from '../overlay/overlayHost';
import { run } from '../runOn';
import { sheetOf } from './memoryEffects';

const LOCK = join('published/catalog', LOCK_NAME);

const UNKNOWN =
  'FateGO：核对库存之前，状态显示为未知。核对好后请运行 npm run catalog -- overlay set --confirm --game FateGO';

describe('the confirmation of the stock', () => {
  const confirmed = async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --confirm', host);
    expect(overlayOn(host).catalogs).toEqual({ FateGO: { publishedAt: publishedAtOn(host), currency: 'CNY' } });
    return host;
  };
  const withdrawn = { FateGO: { publishedAt: null, currency: 'CNY' } };

  /** An overlay that a changed sheet contradicts, over a folder with an earlier version. */
  const contradicted = async () => {
    const { host } = await publishedHost('A');
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));
    await run('build FateGO.csv', host);
    await run('overlay set --price A=1', host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B', 'C')));
    return host;
  };

  it('is withdrawn when a new version is published', async () => {
    const host = await confirmed();
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await run('build FateGO.csv', host);

    expect(overlayOn(host).catalogs).toEqual(withdrawn);
    expect(host.printed.at(-1)).toBe(UNKNOWN);
  });

  it.each([
    ['a price that pages leave out', { prices: { X: 1e300 } }],
    ['a part that the pages of another game cannot read', { games: { Mass: { sold: 'all' } } }],
  ])('is withdrawn from a file with %s', async (_, more) => {
    const host = await confirmed();
    putOverlay(host, { ...overlayOn(host), ...more });
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await run('build FateGO.csv --allow damaged', host);

    expect(overlayOn(host)).toMatchObject({ catalogs: withdrawn, ...more });
  });

  it('is withdrawn by a rollback', async () => {
    const { host } = await publishedHost('A');
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));
    await run('build FateGO.csv', host);
    await run('overlay set --confirm', host);

    host.printed.length = 0;
    await run('rollback --game FateGO', host);

    expect(overlayOn(host).catalogs).toEqual(withdrawn);
    expect(host.printed.at(-1)).toBe(UNKNOWN);
  });

  it.each([
    ['build --overlay clear', 'build FateGO.csv --overlay clear'],
    ['build --overlay keep', 'build FateGO.csv --overlay keep'],
    ['rollback', 'rollback --game FateGO'],
  ])('%s writes the overlay only while it holds the lock', async (_, call) => {
    const host = await contradicted();
    const before = host.files.get(OVERLAY_PATH);
    const read = async (path: string) => {
      // Another process takes over the lock as soon as the overlay has been read.
      if (path === OVERLAY_PATH) host.files.set(LOCK, new TextEncoder().encode('{"pid":7,"host":"there","since":7}\n'));
      return host.files.get(path) ?? null;
    };

    expect(await runCli(call.split(' '), { ...host.effects, read })).toBe(2);

    expect(host.files.get(OVERLAY_PATH)).toEqual(before);
    expect(host.reported.join()).toContain('cli-lock-lost');
  });

  it('stays when the same version is published again, and in a dry run', async () => {
    const host = await confirmed();
    const before = overlayOn(host);
    await run('build FateGO.csv', host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await run('build FateGO.csv --dry-run', host);

    expect(overlayOn(host)).toEqual(before);
  });
});

describe('the overlay of published/', () => {
  it('is not changed by a build into another folder', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --sold A', host);
    const before = overlayOn(host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('B')));

    await run('build FateGO.csv --out cache/catalog', host);
    await run('build FateGO.csv --out cache/catalog --overlay clear', host);

    expect(overlayOn(host)).toEqual(before);
  });
});
