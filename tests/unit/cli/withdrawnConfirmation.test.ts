/** @jest-environment node */
import { sheetOf } from './memoryEffects';
import { overlayOn, publishedAtOn, publishedHost } from './overlayHost';
import { run } from './runOn';

describe('the confirmation of the stock', () => {
  const confirmed = async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --confirm', host);
    expect(overlayOn(host).catalogs).toEqual({ FateGO: { publishedAt: publishedAtOn(host), currency: 'CNY' } });
    return host;
  };
  const withdrawn = { FateGO: { publishedAt: null, currency: 'CNY' } };

  it('is withdrawn when a new version is published, for tabs that still have the old one', async () => {
    const host = await confirmed();
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await run('build FateGO.csv', host);

    expect(overlayOn(host).catalogs).toEqual(withdrawn);
  });

  it('is withdrawn by a rollback', async () => {
    const { host } = await publishedHost('A');
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));
    await run('build FateGO.csv', host);
    await run('overlay set --confirm', host);

    await run('rollback --game FateGO', host);

    expect(overlayOn(host).catalogs).toEqual(withdrawn);
  });

  it('stays when the same version is published again, or a dry run is made', async () => {
    const host = await confirmed();
    const before = overlayOn(host);
    await run('build FateGO.csv', host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('A', 'B')));

    await run('build FateGO.csv --dry-run', host);

    expect(overlayOn(host)).toEqual(before);
  });
});

describe('the overlay of published/', () => {
  it('is left alone by a build into another folder, such as that of the sample stock', async () => {
    const { host } = await publishedHost('A');
    await run('overlay set --sold A', host);
    const before = overlayOn(host);
    host.files.set('FateGO.csv', new TextEncoder().encode(sheetOf('B')));

    await run('build FateGO.csv --out cache/catalog', host);
    await run('build FateGO.csv --out cache/catalog --overlay clear', host);

    expect(overlayOn(host)).toEqual(before);
  });
});
