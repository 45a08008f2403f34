/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/loadFiles';
import type { Offer } from '@/domain/offer';
import type { FromWorker, ToWorker } from '@/worker/protocol';
import { serve } from '@/worker/serve';
import { codes, offer, overlay, publish, query, sha256, want } from '../build';

const OFFERS = Array.from({ length: 12 }, (_, i) =>
  offer({ code: `A-${10 + i}`, items: { [`svt-${i}`]: 1 }, listedAt: 1_000 + i }),
);
const POLICY = { attempts: 2, waitMs: () => 0 };

function inPairs(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  return Array.from({ length: offers.length / 2 }, (_, i) => offers.slice(i * 2, i * 2 + 2));
}

/** Everything that can happen now has happened: tasks, promises, hashing. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

function start(fetchBytes: FetchBytes) {
  const said: FromWorker[] = [];
  let hear: (message: ToWorker) => void = () => {};
  const port = {
    listen: (handler: typeof hear) => {
      hear = handler;
    },
    answer: (message: FromWorker) => void said.push(message),
  };
  serve(port, { fetchBytes, sha256, policy: POLICY });
  return { said, tell: (message: ToWorker) => hear(message) };
}

/** Lets fetches of segments through one by one. */
function gated(fetchBytes: FetchBytes) {
  const waiting: (() => void)[] = [];
  const fetch: FetchBytes = async (url) => {
    if (url.endsWith('.bin')) await new Promise<void>((resolve) => waiting.push(resolve));
    return fetchBytes(url);
  };
  const pass = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await settle();
      waiting.shift()?.();
    }
    await settle();
  };
  return { fetch, pass };
}

const open = (at: Extract<ToWorker, { kind: 'open' }>['at']): ToWorker => ({ call: 0, kind: 'open', at, names: [] });

describe('serve', () => {
  it('says that it is ready at once, and lives while the catalogue is on its way', async () => {
    const { at } = await publish(OFFERS);
    const { said, tell } = start(() => new Promise(() => {}));
    tell(open(at));

    tell({ call: 7, kind: 'ping' });

    expect(said).toEqual([{ kind: 'ready' }, { call: 7, kind: 'pong' }]);
  });

  it('answers only the newest of the searches that wait, and says so to the others', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: query({ text: 'A-1' }) });
    tell({ call: 2, kind: 'search', query: query({ text: 'A-10' }) });
    tell({ call: 3, kind: 'search', query: query({ text: 'A-11' }) });
    await settle();

    expect(said.slice(1)).toEqual([
      { call: 1, kind: 'cancelled' },
      { call: 2, kind: 'cancelled' },
      { call: 3, kind: 'page', page: expect.objectContaining({ total: 1 }) },
    ]);
  });

  it('does not answer a search that was cancelled before its turn', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    tell({ call: 2, kind: 'offers', codes: codes('A-10'), query: query() });

    tell({ call: 0, kind: 'cancel', cancelled: 1 });
    tell({ call: 0, kind: 'cancel', cancelled: 2 });
    await settle();

    expect(said).toEqual([{ kind: 'ready' }]);
  });

  it('answers over what has come, and tells of progress when there is more to say', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const totals = () =>
      said.flatMap((message) =>
        message.kind === 'page' ? [[message.page.total, message.page.catalogue.complete]] : [],
      );
    const progress = () => said.filter(({ kind }) => kind === 'progress').length;
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });

    await pass(1);
    expect(totals()).toEqual([[2, false]]);
    expect(progress()).toBe(0);

    await pass(2);
    expect(progress()).toBe(1);
    tell({ call: 2, kind: 'search', query: query() });
    await settle();
    expect(totals().at(-1)).toEqual([6, false]);

    await pass(3);
    expect(progress()).toBe(2);
    tell({ call: 3, kind: 'search', query: query() });
    await settle();
    expect(totals().at(-1)).toEqual([12, true]);
  });

  it('answers without the segment that never comes, and says that something is missing', async () => {
    const { at, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const lost = manifest.segments[3]!.file;
    const { said, tell } = start(async (url) => {
      if (url.includes(lost)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return fetchBytes(url);
    });
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    expect(said.at(-1)).toMatchObject({
      kind: 'page',
      page: { total: 10, catalogue: { complete: false, segments: { loaded: 5, all: 6 } } },
    });
  });

  it.each([
    ['the manifest', /manifest/],
    ['every segment', /\.bin/],
  ])('answers every question by the error when %s cannot be had', async (_, lost) => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(async (url) => {
      if (lost.test(url)) throw new ShopError('worker-fetch-offline', url, { retryable: true });
      return fetchBytes(url);
    });
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    tell({ call: 2, kind: 'offers', codes: codes('A-10'), query: query() });
    await settle();

    const error = { kind: 'error', code: 'worker-fetch-offline', retryable: true };
    expect(said.slice(1)).toEqual([
      expect.objectContaining({ call: 1, ...error }),
      expect.objectContaining({ call: 2, ...error }),
    ]);
  });

  it('answers that there is nothing when the catalogue has no offers', async () => {
    const { at, fetchBytes } = await publish([]);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    expect(said.at(-1)).toMatchObject({ kind: 'page', page: { total: 0, hits: [], catalogue: { complete: true } } });
  });

  it('joins the overlay, whether it comes before the catalogue or after an answer', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10')) }) });
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();
    expect(said.at(-1)).toMatchObject({ kind: 'page', page: { total: 11 } });

    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10', 'A-11')) }) });
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(said.at(-1)).toMatchObject({ kind: 'page', page: { total: 10 } });
  });

  it('lets a question for codes wait until they are there, or until nothing more will come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const answered = () => said.flatMap((message) => (message.kind === 'hits' ? [message.call] : []));
    tell(open(at));
    tell({ call: 1, kind: 'offers', codes: codes('A-10'), query: query({ wants: [want('svt-0')] }) });
    tell({ call: 2, kind: 'offers', codes: codes('A-10', 'A-20'), query: query() });
    tell({ call: 3, kind: 'offers', codes: codes('B-1'), query: query() });

    await pass(1);
    expect(answered()).toEqual([1]);
    await pass(5);

    expect(answered()).toEqual([1, 2, 3]);
    const hits = said.flatMap((message) =>
      message.kind === 'hits' ? [message.hits.map((hit) => hit.offer.code)] : [],
    );
    expect(hits).toEqual([['A-10'], ['A-10', 'A-20'], []]);
  });

  it('answers which codes begin with a text, and how many offers queries would leave, over what has come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const small = (message: FromWorker) => message.kind === 'codes' || message.kind === 'totals';
    tell(open(at));
    tell({ call: 1, kind: 'codes', text: 'a1', limit: 9 });
    tell({ call: 2, kind: 'totals', queries: [query(), query({ wants: [want('svt-0')] })] });

    await pass(1);
    expect(said.filter(small)).toEqual([
      { call: 1, kind: 'codes', codes: ['A-11', 'A-10'] },
      { call: 2, kind: 'totals', totals: [2, 1] },
    ]);
    await pass(5);
    tell({ call: 3, kind: 'totals', queries: [query()] });
    await settle();

    expect(said.at(-1)).toEqual({ call: 3, kind: 'totals', totals: [12] });
  });

  it('does not answer a small question that was cancelled before its turn', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'totals', queries: [query()] });

    tell({ call: 0, kind: 'cancel', cancelled: 1 });
    await settle();

    expect(said).toEqual([{ kind: 'ready' }]);
  });

  it('answers a question that makes it stumble by an error, and goes on', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: { ...query(), wants: null as never } });
    await settle();
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(said.slice(1)).toEqual([
      expect.objectContaining({ call: 1, kind: 'error', code: 'worker-failed', retryable: false }),
      expect.objectContaining({ call: 2, kind: 'page' }),
    ]);
  });
});
