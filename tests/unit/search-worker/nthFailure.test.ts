/** @jest-environment node */
import { textAt } from '@/catalog/bytes/byteReader';
import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import { openCatalog } from '@/catalog/files/openCatalog';
import { openTexts } from '@/catalog/files/openTexts';
import { orderOffers } from '@/catalog/format/orderOffers';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { EpochMs, Offer } from '@/domain/offer';
import type { SearchResponse } from '@/domain/searchResponse';
import { emptyTextIndex } from '@/engine/index/emptyTextIndex';
import { search } from '@/engine/search';
import type { ClientMessage, ServerMessage } from '@/rpc/protocol';
import { fetchBytes } from '@/search-worker/fetchBytes';
import { createGrowingIndex } from '@/search-worker/growingIndex';
import { serve } from '@/search-worker/serve';
import { createPassOracle } from '../../bench/search/oracle/passOracle';
import { readShop } from '../../bench/search/oracle/shopRows';
import { publish, query, sha256 } from '../builders';
import { buildTextIndex } from '../engine/buildTextIndex';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createRandom, randomNames, randomOffers, randomOverlay } from '../randomShop';
import { FAILURES, type Failure, failingFetch } from './failingFetch';
import { open, request, setOverlay } from './startServe';

const SEGMENTS = 6;
const POLICY = { attempts: 3, waitMs: () => 0 };
const CHANCE = createRandom(20);
const NAMES = randomNames(CHANCE, 30);
const OFFERS = orderOffers(randomOffers(CHANCE, NAMES, 90)).map((one) => ({
  ...one,
  items: [...one.items].sort((a, b) => (a.item < b.item ? -1 : 1)),
}));
const OVERLAY = randomOverlay(CHANCE, OFFERS);
const QUERIES = [query(), ...Array.from({ length: 4 }, () => randomQuery(CHANCE, OFFERS, NAMES))];
const WITHOUT_TEXT = QUERIES.map((one) => ({ ...one, text: '' }));

function inSix(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  const each = Math.ceil(offers.length / SEGMENTS);
  return Array.from({ length: SEGMENTS }, (_, i) => offers.slice(i * each, (i + 1) * each));
}

type Network = ReturnType<typeof failingFetch>;
const published = publish(OFFERS, { split: inSix });
const realFetch = globalThis.fetch;

async function plug(failureOf: (nth: number, url: string) => Failure | null): Promise<Network> {
  const network = failingFetch((await published).files, failureOf);
  globalThis.fetch = network.fetch;
  return network;
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

function offersIn({ segments }: OpenedCatalog): readonly Offer[] {
  const codes = new Set<string>(
    segments.flatMap((one) => Array.from({ length: one.offerCount }, (_, row) => textAt(one.codes, row))),
  );
  return OFFERS.filter(({ code }) => codes.has(code));
}

/** An offer before its texts have arrived. */
function withoutTexts(offer: Offer): Offer {
  return { ...offer, title: '', note: '' };
}

/** Opens the catalog and runs the queries without text on each new index; then loads the texts and runs all queries.
 *  Every response is compared with the oracle's for the same offers. */
async function openAndSearch(): Promise<readonly (readonly SearchResponse[])[]> {
  const growing = createGrowingIndex();
  growing.setOverlay(OVERLAY);
  const responses: SearchResponse[][] = [];
  let known: unknown = null;
  const receive = (catalog: OpenedCatalog, settled: boolean) => {
    growing.grow(catalog, settled);
    while (growing.step() !== 'idle');
    const found = growing.read();
    if (found === null || found.index === known) return;
    known = found.index;
    const shop = readShop(offersIn(catalog).map(withoutTexts), NAMES);
    const oracle = createPassOracle(shop, OVERLAY, found.index.info);
    const pages = WITHOUT_TEXT.map((requested) =>
      search(found.index, requested, found.live, emptyTextIndex('loading')),
    );
    const expected = WITHOUT_TEXT.map(oracle).map((page) => ({
      ...page,
      catalog: { ...page.catalog, texts: 'loading' },
    }));
    expect(findDifference(pages, expected)).toBe(null);
    responses.push(pages);
  };
  const effects = { fetchBytes, sha256, policy: POLICY };
  const { location } = await published;
  const opened = await openCatalog(location, effects, (catalog) => receive(catalog, false));
  receive(opened, true);

  const texts: (SegmentTexts | null)[] = [];
  await openTexts(opened, (index, own) => {
    texts[index] = own;
  });
  const { index, live } = growing.read()!;
  const oracle = createPassOracle(readShop(offersIn(opened), NAMES), OVERLAY, index.info);
  const pages = QUERIES.map((searched) => search(index, searched, live, buildTextIndex(index, texts, NAMES)));
  expect(findDifference(pages, QUERIES.map(oracle))).toBe(null);
  responses.push(pages);
  return responses;
}

/** Repeats a search at each progress event until the catalog is complete. */
async function searchUntilComplete(): Promise<readonly SearchResponse[]> {
  const results: SearchResponse[] = [];
  const { location } = await published;
  await new Promise<void>((resolve, reject) => {
    let handle: (message: ClientMessage) => void = () => {};
    const ask = () => handle(request(results.length + 1, 'search', query()));
    const post = (message: ServerMessage) => {
      if (message.type === 'event') ask();
      if (message.type === 'error') reject(new Error(message.error.message));
      if (message.type !== 'result') return;
      const result = message.result as SearchResponse;
      results.push(result);
      if (result.catalog.complete && result.catalog.texts === 'loaded') resolve();
    };
    const listen = (handler: typeof handle) => {
      handle = handler;
    };
    serve({ listen, post }, { fetchBytes, sha256, policy: POLICY });
    handle(setOverlay(OVERLAY));
    handle(open(location, NAMES));
    ask();
  });
  return results;
}

/** Totals never exceed the last one: before everything has arrived they mean "at least". */
function expectAtLeast(pages: readonly SearchResponse[]): void {
  const final = pages.at(-1)?.total ?? 0;
  for (const { total } of pages) expect(total).toBeLessThanOrEqual(final);
}

describe('a catalog whose Nth fetch fails', () => {
  const expectedResponse = createPassOracle(readShop(OFFERS, NAMES), OVERLAY, {
    currency: 'CNY',
    publishedAt: 1_763_650_000_000 as EpochMs,
    sample: false,
    segments: { loaded: SEGMENTS, failed: 0, all: SEGMENTS },
  });

  it.each(FAILURES)(
    'returns correct responses at each stage and a complete one in the end: %s, at any fetch',
    async (failure) => {
      let fetches = 1;
      for (let nth = 1; nth <= fetches; nth++) {
        const network = await plug((number) => (number === nth ? failure : null));

        const responses = await openAndSearch();

        fetches = network.requested.length;
        expect(findDifference(responses.at(-1), QUERIES.map(expectedResponse))).toBe(null);
        for (const i of QUERIES.keys()) expectAtLeast(responses.slice(0, -1).map((pages) => pages[i]!));
      }
      expect(fetches).toBeGreaterThan(SEGMENTS);
    },
  );

  it('returns a complete response in the end if two fetches fail in different ways', async () => {
    let runs = 0;
    for (let first = 1, fetches = 2; first < fetches; first++) {
      for (let second = first + 1; second <= fetches; second++, runs++) {
        const failureOf = (nth: number) =>
          nth === first || nth === second ? FAILURES[(nth + runs) % FAILURES.length]! : null;
        const network = await plug(failureOf);

        const responses = await openAndSearch();

        fetches = Math.max(fetches, network.requested.length);
        expect(findDifference(responses.at(-1), QUERIES.map(expectedResponse))).toBe(null);
      }
    }
    expect(runs).toBeGreaterThan(30);
  });

  it.each(FAILURES)('reports progress until the catalog is complete: %s', async (failure) => {
    for (let nth = 1; nth <= 2 * SEGMENTS + 1; nth++) {
      await plug((number) => (number === nth ? failure : null));

      const pages = await searchUntilComplete();

      expect(pages.at(-1)).toEqual(expectedResponse(query()));
      expectAtLeast(pages);
    }
  });
});

describe('a catalog with a segment that cannot be loaded', () => {
  it.each(FAILURES)('is searched without it, as incomplete: %s', async (failure) => {
    const { location, manifest } = await published;
    for (const { file } of manifest.segments) {
      await plug((_, url) => (url === location.segmentBase + file ? failure : null));

      const responses = await openAndSearch();

      const [page] = responses.at(-1) ?? [];
      expect(page?.catalog.segments).toEqual({ loaded: SEGMENTS - 1, failed: 1, all: SEGMENTS });
      expect(page?.catalog.complete).toBe(false);
    }
  });
});
