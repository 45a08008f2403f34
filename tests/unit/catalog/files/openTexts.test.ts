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
import type { PublishedFiles } from '../../build';
import { offer, publish, sha256 } from '../../build';

const POLICY = { attempts: 3, waitMs: () => 0 };
/** Six segments of two offers; those of the third have neither title nor note. */
const OFFERS = Array.from({ length: 12 }, (_, i) =>
  offer({ code: `A-${10 + i}`, listedAt: 1_000 + i, title: i === 4 || i === 5 ? '' : `梅林 石${i}` }),
);

function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

function titlesOf(texts: SegmentTexts | null | undefined): readonly string[] | null {
  return texts ? Array.from({ length: texts.offers }, (_, row) => lineAt(texts.titles, row)) : null;
}

/** Opens a catalog, then its texts with another fetch.
 *  @returns  the titles of each segment as they were given, undefined for those that were not */
async function open({ at, fetchBytes }: PublishedFiles, fetch: FetchBytes = fetchBytes, signal?: AbortSignal) {
  const catalog = await openCatalog(at, { fetchBytes, sha256, policy: POLICY });
  const given: (readonly string[] | null | undefined)[] = catalog.segments.map(() => undefined);
  const effects = { fetchBytes: fetch, sha256, policy: POLICY, ...(signal === undefined ? {} : { signal }) };
  const reload = () => reloadManifest(at, effects, catalog.manifest);
  const loadFiles = createLoader(at.segmentBase, effects);
  const failed = await openTexts({ ...catalog, loadFiles, reload }, (place, texts) => {
    given[place] = titlesOf(texts);
  });
  return { given, failed };
}

/** A fetch that fails as long as `fails` says so, and counts what is asked for. */
function flaky(fetchBytes: FetchBytes, fails: (url: string, asked: number) => boolean) {
  const asked = new Map<string, number>();
  const fetch: FetchBytes = async (url, signal) => {
    const plain = url.split('?')[0]!;
    asked.set(plain, (asked.get(plain) ?? 0) + 1);
    if (fails(plain, asked.get(plain)!)) throw new ShopError('worker-fetch-network', plain, { retryable: true });
    return fetchBytes(url, signal);
  };
  return { fetch, asked };
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

    expect(await open(published)).toEqual({ given: TITLES, failed: new Map() });
  });

  it('loads all files when any one of them fails once or twice', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    for (const { texts } of published.manifest.segments) {
      for (const times of [1, 2]) {
        const { fetch } = flaky(published.fetchBytes, (url, count) => url.endsWith(`${texts?.file}`) && count <= times);

        expect(await open(published, fetch)).toEqual({ given: TITLES, failed: new Map() });
      }
    }
  });

  it('loads the others when a file is unavailable, and reports whose texts are missing', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    const lost = published.manifest.segments[1]!.texts!.file;
    const { fetch, asked } = flaky(published.fetchBytes, (url) => url.endsWith(lost));

    const { given, failed } = await open(published, fetch);

    expect(given).toEqual(TITLES.map((titles, place) => (place === 4 ? undefined : titles)));
    expect([...failed].map(([place, { code }]) => [place, code])).toEqual([[4, 'worker-fetch-network']]);
    expect(asked.get(published.at.segmentBase + lost)).toBe(4);
    expect(asked.get(published.at.manifestUrl)).toBe(1);
  });

  it('loads the texts of a newer manifest for the same columns', async () => {
    const old = await publish(OFFERS, { split: inPairs });
    const reworded = OFFERS.map((one, i) => (i < 2 ? { ...one, title: 'C呆' } : one));
    const current = await publish(reworded, { split: inPairs, publishedAt: 1_763_660_000_000 });
    const gone = old.manifest.segments[0]!.texts!.file;

    const { given, failed } = await open(old, async (url) => {
      if (url.includes(gone)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return current.fetchBytes(url);
    });

    expect(given).toEqual([...TITLES.slice(0, 5), ['C呆', 'C呆']]);
    expect(failed.size).toBe(0);
  });

  it('refuses texts of another number of offers', async () => {
    const published = await publish(OFFERS, { split: inPairs });
    const others = await publish(OFFERS, { split: (offers) => [offers.slice(0, 3)] });
    const texts = others.manifest.segments[0]!.texts;
    const segments = published.manifest.segments.map((entry, at) => ({ ...entry, texts: at === 0 ? texts : null }));
    const manifest = { ...published.manifest, segments };
    const effects = { fetchBytes: others.fetchBytes, sha256, policy: POLICY };
    const loadFiles = createLoader(published.at.segmentBase, effects);
    const opened = { entries: [...segments].reverse(), loadFiles, reload: async () => manifest };

    const failed = await openTexts(opened, () => {});

    expect([...failed].map(([place, { code }]) => [place, code])).toEqual([[5, 'catalog-segment-mismatch']]);
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
