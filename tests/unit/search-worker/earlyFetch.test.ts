/** @jest-environment node */
import type { FetchBytes } from '@/catalog/files/loadFiles';
import { openCatalog } from '@/catalog/files/openCatalog';
import { createEarlyFetch } from '@/search-worker/earlyFetch';
import { fetchFrom, publish, sha256 } from '../builders';
import { inPairs, OFFERS, POLICY, settle } from './startServe';

/** Begins to fetch a catalog of six segments early. `requested` are the URLs that were fetched. */
async function start(change: (files: Map<string, Uint8Array>) => void = () => undefined) {
  const { location, manifest, files } = await publish(OFFERS, { split: inPairs });
  change(files);
  const requested: string[] = [];
  const fetchBytes: FetchBytes = (url, signal) => {
    requested.push(url);
    return fetchFrom(files)(url, signal);
  };
  const early = createEarlyFetch(fetchBytes, location.segmentBase);
  await settle();
  const newestFirst = manifest.segments.map(({ file }) => location.segmentBase + file).reverse();
  return {
    early,
    requested,
    files,
    manifestUrl: location.manifestUrl,
    newestFirst,
    open: () => openCatalog(location, { fetchBytes: early, sha256, policy: POLICY }),
  };
}

const manifestOf = (files: Map<string, Uint8Array>) => [...files.keys()].find((url) => url.endsWith('manifest.json'))!;
const newestSegmentOf = (files: Map<string, Uint8Array>) =>
  [...files.keys()].findLast((url) => url.includes('/offers.'))!;

/** Begins to fetch a catalog early while a file is missing that then appears. */
async function startWithout(urlIn: (files: Map<string, Uint8Array>) => string) {
  let url = '';
  let bytes = new Uint8Array();
  const started = await start((files) => {
    url = urlIn(files);
    bytes = new Uint8Array(files.get(url)!);
    files.delete(url);
  });
  started.files.set(url, bytes);
  return { ...started, url, bytes };
}

describe('createEarlyFetch', () => {
  it('fetches the manifest and then the four newest segments before anyone asks for them', async () => {
    const { requested, manifestUrl, newestFirst } = await start();

    expect(requested).toEqual([manifestUrl, ...newestFirst.slice(0, 4)]);
  });

  it('lets a catalog be opened with one request per file', async () => {
    const { open, requested, manifestUrl, newestFirst } = await start();

    const catalog = await open();

    expect(catalog.segments).toHaveLength(6);
    expect(catalog.failed).toEqual([]);
    expect([...requested].sort()).toEqual([manifestUrl, ...newestFirst].sort());
  });

  it('fetches a file again for the second request, since another version may have been published', async () => {
    const { early, requested, files, manifestUrl } = await start();
    await early(manifestUrl);
    files.set(manifestUrl, new Uint8Array([1]));

    const again = await early(manifestUrl);

    expect(again).toEqual(new Uint8Array([1]));
    expect(requested.filter((url) => url === manifestUrl)).toHaveLength(2);
  });

  it('fetches a file that it has not begun with, and passes the signal on', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const early = createEarlyFetch(async (_url, signal) => {
      signals.push(signal);
      return new Uint8Array();
    }, '/catalog/FateGO/');
    const { signal } = new AbortController();

    await early('/catalog/FateGO/other.bin', signal);

    expect(signals.at(-1)).toBe(signal);
  });

  it.each([
    ['the manifest', manifestOf],
    ['a segment', newestSegmentOf],
  ])('gives the error of an early request for %s to the first that asks, and then fetches it', async (_what, urlIn) => {
    const { early, url, bytes } = await startWithout(urlIn);

    await expect(early(url)).rejects.toMatchObject({ code: 'worker-fetch-status' });
    await expect(early(url)).resolves.toEqual(bytes);
  });

  it.each([
    ['the manifest', manifestOf],
    ['a segment', newestSegmentOf],
  ])('lets a catalog be opened although the early request for %s has failed', async (_what, urlIn) => {
    const { open } = await startWithout(urlIn);

    const catalog = await open();

    expect(catalog.failed).toEqual([]);
    expect(catalog.segments).toHaveLength(6);
  });

  it('leaves the error of an invalid manifest to the one who opens the catalog', async () => {
    const { open, requested } = await start((files) =>
      files.set(manifestOf(files), new TextEncoder().encode('<html>')),
    );
    const early = [...requested];

    await expect(open()).rejects.toMatchObject({ code: expect.stringMatching(/^catalog-manifest/) });
    expect(early).toHaveLength(1);
  });
});
