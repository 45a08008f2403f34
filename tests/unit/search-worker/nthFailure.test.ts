/** @jest-environment node */
import { textAt } from '@/catalog/bytes/byteReader';
import type { OpenedCatalog } from '@/catalog/files/openCatalog';
import { openCatalog } from '@/catalog/files/openCatalog';
import { openTexts } from '@/catalog/files/openTexts';
import { orderOffers } from '@/catalog/format/orderOffers';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { EpochMs, Offer } from '@/domain/offer';
import type { SearchResponse } from '@/domain/searchResponse';
import { lackingText } from '@/engine/index/emptyTextIndex';
import { refine } from '@/engine/refine/refine';
import { search } from '@/engine/search';
import { buildText } from '@/engine/text/buildText';
import { fetchBytes } from '@/search-worker/fetchBytes';
import { createGrowingIndex } from '@/search-worker/liveIndex';
import type { FromWorker, ToWorker } from '@/search-worker/protocol';
import { serve } from '@/search-worker/serve';
import { createPassOracle } from '../../bench/search/oracle/passOracle';
import { readShop } from '../../bench/search/oracle/shopRows';
import { publish, query, sha256 } from '../build';
import { findDifference } from '../findDifference';
import { randomQuery } from '../randomQuery';
import { createChance, randomNames, randomOffers, randomOverlay } from '../randomShop';
import { FAILURES, type Failure, failingFetch } from './failingFetch';

const SEGMENTS = 6;
const POLICY = { attempts: 3, waitMs: () => 0 };
const CHANCE = createChance(20);
const NAMES = randomNames(CHANCE, 30);
const OFFERS = orderOffers(randomOffers(CHANCE, NAMES, 90)).map((one) => ({
  ...one,
  items: [...one.items].sort((a, b) => (a.item < b.item ? -1 : 1)),
}));
const OVERLAY = randomOverlay(CHANCE, OFFERS);
const QUERIES = [query(), ...Array.from({ length: 4 }, () => randomQuery(CHANCE, OFFERS, NAMES))];
const WORDLESS = QUERIES.map((one) => ({ ...one, text: '' }));

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
    segments.flatMap((one) => Array.from({ length: one.offers }, (_, row) => textAt(one.codes, row))),
  );
  return OFFERS.filter(({ code }) => codes.has(code));
}

/** What stands for an offer before its words have come. */
function wordless(offer: Offer): Offer {
  return { ...offer, title: '', note: '' };
}

/** Opens the catalog, asks the queries that have no text each time that there is another index, the last time over all
 *  that comes; then loads the texts and asks all queries. Every answer equals the oracle's over what is there. */
async function openAndAsk(): Promise<readonly (readonly SearchResponse[])[]> {
  const growing = createGrowingIndex();
  growing.setOverlay(OVERLAY);
  const answers: SearchResponse[][] = [];
  let known: unknown = null;
  const receive = (catalog: OpenedCatalog, settled: boolean) => {
    growing.grow(catalog, settled);
    while (growing.step() !== 'idle');
    const found = growing.read();
    if (found === null || found.index === known) return;
    known = found.index;
    const shop = readShop(offersIn(catalog).map(wordless), NAMES);
    const oracle = createPassOracle(shop, OVERLAY, found.index.about);
    const pages = WORDLESS.map((asked) => search(found.index, asked, found.live, lackingText('coming'), refine));
    const expected = WORDLESS.map(oracle).map((page) => ({
      ...page,
      catalog: { ...page.catalog, texts: 'coming' },
    }));
    expect(findDifference(pages, expected)).toBe(null);
    answers.push(pages);
  };
  const effects = { fetchBytes, sha256, policy: POLICY };
  const { at } = await published;
  const opened = await openCatalog(at, effects, (catalog) => receive(catalog, false));
  receive(opened, true);

  const texts: (SegmentTexts | null)[] = [];
  await openTexts(opened, (place, own) => {
    texts[place] = own;
  });
  const { index, live } = growing.read()!;
  const oracle = createPassOracle(readShop(offersIn(opened), NAMES), OVERLAY, index.about);
  const pages = QUERIES.map((asked) => search(index, asked, live, buildText(index, texts, NAMES), refine));
  expect(findDifference(pages, QUERIES.map(oracle))).toBe(null);
  answers.push(pages);
  return answers;
}

/** Makes the worker's side answer a question until nothing is missing any more, asking again at each `progress`. */
async function askUntilComplete(): Promise<readonly SearchResponse[]> {
  const pages: SearchResponse[] = [];
  const { at } = await published;
  await new Promise<void>((resolve, reject) => {
    let hear: (message: ToWorker) => void = () => {};
    const ask = () => hear({ call: pages.length + 1, kind: 'search', query: query() });
    const answer = (message: FromWorker) => {
      if (message.kind === 'error') reject(new Error(message.code));
      if (message.kind === 'progress') ask();
      if (message.kind !== 'page') return;
      pages.push(message.page);
      const { complete, texts } = message.page.catalog;
      if (complete && texts === 'there') resolve();
    };
    serve(
      {
        listen: (handler) => {
          hear = handler;
        },
        answer,
      },
      { fetchBytes, sha256, policy: POLICY },
    );
    hear({ call: 0, kind: 'overlay', overlay: OVERLAY });
    hear({ call: 0, kind: 'open', at, names: NAMES });
    ask();
  });
  return pages;
}

/** Totals grow to the last one: before all is there they mean "at least". */
function expectAtLeast(pages: readonly SearchResponse[]): void {
  const final = pages.at(-1)?.total ?? 0;
  for (const { total } of pages) expect(total).toBeLessThanOrEqual(final);
}

describe('a catalog whose Nth fetch fails', () => {
  const whole = createPassOracle(readShop(OFFERS, NAMES), OVERLAY, {
    currency: 'CNY',
    publishedAt: 1_763_650_000_000 as EpochMs,
    sample: false,
    segments: { loaded: SEGMENTS, failed: 0, all: SEGMENTS },
  });

  it.each(FAILURES)(
    'answers over what is there and in the end over all: %s, whichever fetch it is',
    async (failure) => {
      let fetches = 1;
      for (let nth = 1; nth <= fetches; nth++) {
        const network = await plug((number) => (number === nth ? failure : null));

        const answers = await openAndAsk();

        fetches = network.asked.length;
        expect(findDifference(answers.at(-1), QUERIES.map(whole))).toBe(null);
        for (const i of QUERIES.keys()) expectAtLeast(answers.slice(0, -1).map((pages) => pages[i]!));
      }
      expect(fetches).toBeGreaterThan(SEGMENTS);
    },
  );

  it('does so too when any other fetch after it fails as well, in another way', async () => {
    let runs = 0;
    for (let first = 1, fetches = 2; first < fetches; first++) {
      for (let second = first + 1; second <= fetches; second++, runs++) {
        const failureOf = (nth: number) =>
          nth === first || nth === second ? FAILURES[(nth + runs) % FAILURES.length]! : null;
        const network = await plug(failureOf);

        const answers = await openAndAsk();

        fetches = Math.max(fetches, network.asked.length);
        expect(findDifference(answers.at(-1), QUERIES.map(whole))).toBe(null);
      }
    }
    expect(runs).toBeGreaterThan(30);
  });

  it.each(FAILURES)('tells the screen of all that comes after it: %s', async (failure) => {
    for (let nth = 1; nth <= 2 * SEGMENTS + 1; nth++) {
      await plug((number) => (number === nth ? failure : null));

      const pages = await askUntilComplete();

      expect(pages.at(-1)).toEqual(whole(query()));
      expectAtLeast(pages);
    }
  });
});

describe('a catalog of which one segment never comes', () => {
  it.each(FAILURES)('is searched without it, and says so: %s', async (failure) => {
    const { at, manifest } = await published;
    for (const { file } of manifest.segments) {
      await plug((_, url) => (url === at.segmentBase + file ? failure : null));

      const answers = await openAndAsk();

      const [page] = answers.at(-1) ?? [];
      expect(page?.catalog.segments).toEqual({ loaded: SEGMENTS - 1, failed: 1, all: SEGMENTS });
      expect(page?.catalog.complete).toBe(false);
    }
  });
});
