/** @jest-environment node */

import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import { createLoader, type FetchBytes } from '@/catalog/files/loadFiles';
import { openCatalog } from '@/catalog/files/openCatalog';
import { openTexts } from '@/catalog/files/openTexts';
import { reloadManifest } from '@/catalog/files/readManifest';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import { lineAt } from '@/catalog/format/wordLines';
import type { Offer } from '@/domain/offer';
import type { PublishedFiles } from '../../builders';
import { offer, publish, sha256 } from '../../builders';

const POLICY = { attempts: 3, waitMs: () => 0 };
/** Six segments of two offers; those of the third have neither title nor note. */
const OFFERS = Array.from({ length: 12 }, (_, i) =>
  offer({ code: `A-${10 + i}`, listedAt: 1_000 + i, title: i === 4 || i === 5 ? '' : `梅林 石${i}` }),
);

function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

function titlesOf(texts: SegmentTexts | null | undefined): readonly string[] | null {
  return texts ? Array.from({ length: texts.offerCount }, (_, row) => lineAt(texts.titles, row)) : null;
}

/** Opens a catalog, then its texts with another fetch.
 *  @returns  the received titles of each segment, undefined for segments without texts */
async function open({ location, fetchBytes }: PublishedFiles, fetch: FetchBytes = fetchBytes, signal?: AbortSignal) {
  const catalog = await openCatalog(location, { fetchBytes, sha256, policy: POLICY });
  const titlesBySegment: (readonly string[] | null | undefined)[] = catalog.segments.map(() => undefined);
  const effects = { fetchBytes: fetch, sha256, policy: POLICY, ...(signal === undefined ? {} : { signal }) };
  const reload = () => reloadManifest(location, effects, catalog.manifest);
  const loadFiles = createLoader(location.segmentBase, effects);
  const failed = await openTexts({ ...catalog, loadFiles, reload }, (index, texts) => {
    titlesBySegment[index] = titlesOf(texts);
  });
  return { titlesBySegment, failed };
}

/** Creates a fetch function that fails while `fails` returns true, and counts the requests by URL. */
function flaky(fetchBytes: FetchBytes, fails: (url: string, requestCounts: number) => boolean) {
  const requestCounts = new Map<string, number>();
  const fetch: FetchBytes = async (url, signal) => {
    const path = url.split('?')[0]!;
    requestCounts.set(path, (requestCounts.get(path) ?? 0) + 1);
    if (fails(path, requestCounts.get(path)!)) throw new ShopError('worker-fetch-network', path, { retryable: true });
    return fetchBytes(url, signal);
  };
  return { fetch, requestCounts };
}

const TITLES = [
  ['梅林 石10', '梅林 石11'],
  ['梅林 石8', '梅林 石9'],
  ['梅林 石6', '梅林 石7'],
  null,
  ['梅林 石2', '梅林 石3'],
  ['梅林 石0', '梅林 石1'],
];

describe('openTexts', () => {
  it('loads the texts of every segment by its index, newest first, and null for empty texts', async () => {
    const published = await publish(OFFERS, { split: inPairs });

    expect(await open(published)).toEqual({ titlesBySegment: TITLES, failed: new Map() });
  });

  it('loads all files when any one of them fails once or twice', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    for (const { texts } of published.manifest.segments) {
      for (const times of [1, 2]) {
        const { fetch } = flaky(published.fetchBytes, (url, count) => url.endsWith(`${texts?.file}`) && count <= times);

        expect(await open(published, fetch)).toEqual({ titlesBySegment: TITLES, failed: new Map() });
      }
    }
  });

  it('loads the others when a file is unavailable, and reports the segment with missing texts', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    const missingFile = published.manifest.segments[1]!.texts!.file;
    const { fetch, requestCounts } = flaky(published.fetchBytes, (url) => url.endsWith(missingFile));

    const { titlesBySegment, failed } = await open(published, fetch);

    expect(titlesBySegment).toEqual(TITLES.map((titles, index) => (index === 4 ? undefined : titles)));
    expect([...failed].map(([index, { code }]) => [index, code])).toEqual([[4, 'worker-fetch-network']]);
    expect(requestCounts.get(published.location.segmentBase + missingFile)).toBe(4);
    expect(requestCounts.get(published.location.manifestUrl)).toBe(1);
  });

  it('loads the texts of a newer manifest for the same columns', async () => {
    const old = await publish(OFFERS, { split: inPairs });
    const reworded = OFFERS.map((one, i) => (i < 2 ? { ...one, title: 'C呆' } : one));
    const current = await publish(reworded, { split: inPairs, publishedAt: 1_763_660_000_000 });
    const removedFile = old.manifest.segments[0]!.texts!.file;

    const { titlesBySegment, failed } = await open(old, async (url) => {
      if (url.includes(removedFile)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return current.fetchBytes(url);
    });

    expect(titlesBySegment).toEqual([...TITLES.slice(0, 5), ['C呆', 'C呆']]);
    expect(failed.size).toBe(0);
  });

  it('refuses texts of another number of offers', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    const others = await publish(OFFERS, { split: (offers) => [offers.slice(0, 3)] });
    const texts = others.manifest.segments[0]!.texts;
    const segments = published.manifest.segments.map((entry, index) => ({
      ...entry,
      texts: index === 0 ? texts : null,
    }));
    const manifest = { ...published.manifest, segments };
    const effects = { fetchBytes: others.fetchBytes, sha256, policy: POLICY };
    const loadFiles = createLoader(published.location.segmentBase, effects);
    const opened = { entries: [...segments].reverse(), loadFiles, reload: async () => manifest };

    const failed = await openTexts(opened, () => {});

    expect([...failed].map(([index, { code }]) => [index, code])).toEqual([[5, 'catalog-segment-mismatch']]);
  });

  it('rejects with AbortError when it is cancelled', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    const controller = new AbortController();
    const fetch: FetchBytes = async () => {
      controller.abort();
      throw abortError();
    };

    await expect(open(published, fetch, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
