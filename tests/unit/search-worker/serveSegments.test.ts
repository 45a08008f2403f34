/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import type { FromWorker } from '@/search-worker/protocol';
import { codes, publish, query, want } from '../build';
import { answersIn, inPairs, OFFERS, open, settle, start } from './startServe';

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

describe('serve, while segments come', () => {
  it('answers over what has come, and tells of progress when there is more to say', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const totals = () =>
      said.flatMap((message) => (message.kind === 'page' ? [[message.page.total, message.page.catalog.complete]] : []));
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
    expect(totals().at(-1)).toEqual([4, false]);

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

    expect(answersIn(said).at(-1)).toMatchObject({
      kind: 'page',
      page: { total: 10, catalog: { complete: false, segments: { loaded: 5, all: 6 } } },
    });
  });

  it('lets a question for codes wait until they are there, or until nothing more will come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const answered = () => said.flatMap((message) => (message.kind === 'hits' ? [message.call] : []));
    tell(open(at));
    tell({ call: 1, kind: 'offers', codes: codes('A-21'), query: query({ wants: [want('svt-0')] }) });
    tell({ call: 2, kind: 'offers', codes: codes('A-10', 'A-20'), query: query() });
    tell({ call: 3, kind: 'offers', codes: codes('B-1'), query: query() });

    await pass(1);
    expect(answered()).toEqual([1]);
    await pass(5);

    expect(answered()).toEqual([1, 2, 3]);
    const hits = said.flatMap((message) =>
      message.kind === 'hits' ? [message.hits.map((hit) => hit.offer.code)] : [],
    );
    expect(hits).toEqual([['A-21'], ['A-10', 'A-20'], []]);
  });

  it('answers which codes begin with a text, and how many offers queries would leave, over what has come', async () => {
    const { at, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { said, tell } = start(fetch);
    const small = (message: FromWorker) => message.kind === 'codes' || message.kind === 'totals';
    tell(open(at));
    tell({ call: 1, kind: 'codes', text: 'a2', limit: 9 });
    tell({ call: 2, kind: 'totals', queries: [query(), query({ wants: [want('svt-11')] })] });

    await pass(1);
    expect(said.filter(small)).toEqual([
      { call: 2, kind: 'totals', totals: [2, 1] },
      { call: 1, kind: 'codes', codes: ['A-21', 'A-20'] },
    ]);
    await pass(5);
    tell({ call: 3, kind: 'totals', queries: [query()] });
    await settle();

    expect(answersIn(said).at(-1)).toEqual({ call: 3, kind: 'totals', totals: [12] });
  });
});
