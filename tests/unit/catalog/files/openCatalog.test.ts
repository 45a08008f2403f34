/** @jest-environment node */

import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import { textAt } from '@/catalog/bytes/byteReader';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import { openCatalog } from '@/catalog/files/openCatalog';
import type { Segment } from '@/catalog/format/segment';
import type { Offer } from '@/domain/offer';
import { offer, publish, sha256 } from '../../builders';

const POLICY = { attempts: 3, waitMs: () => 0 };
/** Oldest first, the order of a catalog. `openCatalog` returns the newest segment first. */
const OFFERS = Array.from({ length: 12 }, (_, i) => offer({ code: `A-${10 + i}`, listedAt: 1_000 + i }));

function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

function codesOf({ segments }: OpenedCatalog): readonly string[] {
  return [...segments].reverse().flatMap(codesIn);
}

function codesIn({ codes, offerCount }: Segment): readonly string[] {
  return Array.from({ length: offerCount }, (_, row) => textAt(codes, row));
}

function withTitles(offers: readonly Offer[]): readonly Offer[] {
  return offers.map((one) => ({ ...one, title: `梅林 ${one.code}` }));
}

/** Creates a fetch function that fails while `fails` returns true, and counts the requests by URL. */
function flaky(fetchBytes: FetchBytes, fails: (url: string, requestCount: number) => boolean) {
  const requestCounts = new Map<string, number>();
  const fetch: FetchBytes = async (url, signal) => {
    const path = url.split('?')[0]!;
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    if (fails(path, requestCounts.get(path)!)) throw new ShopError('worker-fetch-network', path, { retryable: true });
    return fetchBytes(url, signal);
  };
  return { fetch, requestCounts };
}

/** Returns a valid file, of a catalog with other offers. */
async function oldestSegment(offers: readonly Offer[]): Promise<Uint8Array> {
  const { location, manifest, files } = await publish(offers, { split: inPairs });
  return files.get(location.segmentBase + manifest.segments[0]!.file)!;
}

describe('openCatalog', () => {
  it('loads all segments, newest first, and reports each when it is loaded', async () => {
    const { location, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const reported: number[] = [];

    const catalog = await openCatalog(location, { fetchBytes, sha256, policy: POLICY }, ({ segments }) =>
      reported.push(segments.length),
    );

    expect(catalog.segments.map(codesIn)).toEqual(
      [5, 4, 3, 2, 1, 0].map((i) => [`A-${10 + 2 * i}`, `A-${11 + 2 * i}`]),
    );
    expect(catalog.manifest).toEqual(manifest);
    expect(catalog.entries).toEqual([...manifest.segments].reverse());
    expect(catalog.failed).toEqual([]);
    expect(reported).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('requests the newest segment first, and no texts', async () => {
    const { location, manifest, fetchBytes } = await publish(withTitles(OFFERS), { split: inPairs });
    const { fetch, requestCounts } = flaky(fetchBytes, () => false);

    await openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY });

    const files = [...manifest.segments].reverse().map(({ file }) => location.segmentBase + file);
    expect([...requestCounts.keys()]).toEqual([location.manifestUrl, ...files]);
  });

  it('never requests more than four segments at a time', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    let open = 0;
    let max = 0;
    const slow: FetchBytes = async (url) => {
      max = Math.max(max, ++open);
      await new Promise((resolve) => setTimeout(resolve, 5));
      open--;
      return fetchBytes(url);
    };

    await openCatalog(location, { fetchBytes: slow, sha256, policy: POLICY });

    expect(max).toBe(4);
  });

  it('loads all segments when any request fails once or twice', async () => {
    const { location, files, fetchBytes } = await publish(OFFERS, { split: inPairs });
    for (const url of files.keys()) {
      for (const times of [1, 2]) {
        const { fetch } = flaky(fetchBytes, (path, requestCount) => path === url && requestCount <= times);

        const catalog = await openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY });

        expect(codesOf(catalog)).toEqual(OFFERS.map(({ code }) => code));
      }
    }
  });

  it('loads the others when a segment is unavailable, and reports which is missing', async () => {
    const { location, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const missingFile = manifest.segments[2]!.file;
    const { fetch, requestCounts } = flaky(fetchBytes, (url) => url.endsWith(missingFile));

    const catalog = await openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY });

    expect(codesOf(catalog)).toEqual(OFFERS.filter((_, i) => i !== 4 && i !== 5).map(({ code }) => code));
    expect(catalog.failed.map(({ file, error }) => [file, error.code])).toEqual([
      [missingFile, 'worker-fetch-network'],
    ]);
    expect(requestCounts.get(location.segmentBase + missingFile)).toBe(4);
    expect(requestCounts.get(location.manifestUrl)).toBe(2);
  });

  it('switches to a new catalog as a whole when one is published while loading', async () => {
    const old = await publish(OFFERS, { split: inPairs });
    const cheaper = OFFERS.map((one, i) => (i < 2 ? { ...one, price: { ...one.price, amount: 5 } } : one));
    const current = await publish(cheaper.slice(0, 10), { split: inPairs, publishedAt: 1_763_660_000_000 });
    const removedUrl = old.location.segmentBase + old.manifest.segments[0]!.file;
    const reported: OpenedCatalog[] = [];
    let manifests = 0;
    const fetch: FetchBytes = async (url) => {
      if (url.startsWith(old.location.manifestUrl)) return (manifests++ === 0 ? old : current).fetchBytes(url);
      if (url === removedUrl) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return current.files.has(url.split('?')[0]!) ? current.fetchBytes(url) : old.fetchBytes(url);
    };

    const catalog = await openCatalog(old.location, { fetchBytes: fetch, sha256, policy: POLICY }, (one) =>
      reported.push(one),
    );

    expect(catalog.manifest).toEqual(current.manifest);
    expect(codesOf(catalog)).toEqual(cheaper.slice(0, 10).map(({ code }) => code));
    expect(catalog.segments.at(-1)?.prices[0]).toBe(5);
    const mixed = reported.filter((one) => codesOf(one).includes('A-20') && one.segments.at(-1)?.prices[0] === 5);
    expect(mixed).toEqual([]);
  });

  it('bypasses caches when the bytes do not match the manifest', async () => {
    const { location, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const file = location.segmentBase + manifest.segments[0]!.file;
    const outdated = await oldestSegment(OFFERS.map((one) => ({ ...one, price: { ...one.price, amount: 5 } })));
    const fetch: FetchBytes = async (url) => (url === file ? outdated : fetchBytes(url));

    const catalog = await openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY });

    expect(catalog.failed).toEqual([]);
    expect(codesOf(catalog)).toEqual(OFFERS.map(({ code }) => code));
    expect(catalog.segments.at(-1)?.prices[0]).toBe(OFFERS[0]?.price.amount);
  });

  it('refuses a segment of the wrong length even if the host cannot hash', async () => {
    const { location, manifest, files, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const file = location.segmentBase + manifest.segments[0]!.file;
    files.set(file, await oldestSegment(OFFERS.map((one) => ({ ...one, shop: `${one.shop}的另一家店` }))));

    const catalog = await openCatalog(location, { fetchBytes, sha256: null, policy: POLICY });

    expect(catalog.failed.map(({ error }) => error.code)).toEqual(['catalog-segment-truncated']);
  });

  it('opens a catalog without offers', async () => {
    const { location, fetchBytes } = await publish([]);

    const catalog = await openCatalog(location, { fetchBytes, sha256, policy: POLICY });

    expect(catalog.segments).toEqual([]);
    expect(catalog.failed).toEqual([]);
  });

  it('rejects with the error of the manifest once the retries are used up', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { fetch, requestCounts } = flaky(fetchBytes, () => true);

    await expect(openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY })).rejects.toMatchObject({
      code: 'worker-fetch-network',
    });
    expect(requestCounts.get(location.manifestUrl)).toBe(3);
  });

  it('rejects with AbortError, not with missing segments, when it is cancelled', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const controller = new AbortController();
    const fetch: FetchBytes = async (url, signal) => {
      if (url !== location.manifestUrl) controller.abort();
      if (signal?.aborted) throw abortError();
      return fetchBytes(url);
    };

    const opening = openCatalog(location, { fetchBytes: fetch, sha256, policy: POLICY, signal: controller.signal });

    await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
  });
});
