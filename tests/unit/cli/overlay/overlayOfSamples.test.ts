/** @jest-environment node */
import { SAMPLE_CATALOG_FOLDER } from '@/cli/args/defaultPaths';
import { memoryHost } from '../io/memoryEffects';
import { run, STOCK } from '../runOn';

const SAMPLE_STATUS = 'node_modules/.cache/vitrine/sample/__serverLoader';
const PUBLISHED_STATUS = 'published/__serverLoader';

async function sampleHost() {
  const host = memoryHost(STOCK);
  await run(`build stock --out ${SAMPLE_CATALOG_FOLDER}`, host);
  host.reported.length = 0;
  return host;
}

describe('overlay set without --out', () => {
  it('changes the live status of the samples while nothing is published, and says so', async () => {
    const host = await sampleHost();

    expect(await run('overlay set --game FateGO --sold FG-1', host)).toBe(0);

    const text = new TextDecoder().decode(host.files.get(SAMPLE_STATUS));
    expect(JSON.parse(text).games.FateGO.sold).toEqual(['FG-1']);
    expect(host.files.has(PUBLISHED_STATUS)).toBe(false);
    expect(host.reported.join('\n')).toContain('示例网站');
  });

  it('changes the published status once a catalog is published', async () => {
    const host = await sampleHost();
    await run('build stock', host);

    await run('overlay set --game FateGO --sold FG-1', host);

    expect(host.files.has(SAMPLE_STATUS)).toBe(false);
    expect(host.files.has(PUBLISHED_STATUS)).toBe(true);
  });

  it('changes a published status that was written before the first catalog', async () => {
    const host = await sampleHost();
    await run('overlay set --file published/__serverLoader --out elsewhere/catalog --notice x', host);

    await run('overlay set --sold FG-1', host);

    expect(host.files.has(SAMPLE_STATUS)).toBe(false);
  });

  it('keeps to a file that is given', async () => {
    const host = await sampleHost();

    await run('overlay set --file mine.json --sold FG-1', host);

    expect(host.files.has(SAMPLE_STATUS)).toBe(false);
    expect(host.files.has('mine.json')).toBe(true);
  });
});
