/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import type { Hit } from '@/domain/searchResponse';
import { codes, publish, query, want } from '../builders';
import { idsIn, inPairs, OFFERS, open, request, responsesIn, searchResultsIn, settle, start } from './startServe';

/** Delays fetches of segments until the test lets them pass one by one. */
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

describe('serve while segments arrive', () => {
  it('searches the segments that have arrived, and reports progress when there are more', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { sent, receive } = start(fetch);
    const totals = () => searchResultsIn(sent).map(({ total, catalog }) => ({ total, complete: catalog.complete }));
    const progress = () => sent.filter(({ type }) => type === 'event').length;
    receive(open(location));
    receive(request(1, 'search', query()));

    await pass(1);
    expect(totals()).toEqual([{ total: 2, complete: false }]);
    expect(progress()).toBe(0);

    await pass(2);
    expect(progress()).toBe(1);
    receive(request(2, 'search', query()));
    await settle();
    expect(totals().at(-1)).toEqual({ total: 4, complete: false });

    await pass(3);
    expect(progress()).toBe(2);
    receive(request(3, 'search', query()));
    await settle();
    expect(totals().at(-1)).toEqual({ total: 12, complete: true });
  });

  it('waits for all segments if they arrive soon, so that no offer changes its place', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { sent, receive } = start(fetch, { partialAfterMs: 60_000 });
    receive(open(location));
    receive(request(1, 'search', query()));

    await pass(5);
    expect(searchResultsIn(sent)).toEqual([]);

    await pass(1);
    expect(searchResultsIn(sent).map(({ total, catalog }) => [total, catalog.complete])).toEqual([[12, true]]);
  });

  it('returns an incomplete response if a segment cannot be loaded', async () => {
    const { location, manifest, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const lost = manifest.segments[3]!.file;
    const { sent, receive } = start(async (url) => {
      if (url.includes(lost)) throw new ShopError('worker-fetch-status', url, { retryable: true });
      return fetchBytes(url);
    });
    receive(open(location));
    await settle();

    receive(request(1, 'search', query()));
    await settle();

    expect(searchResultsIn(sent).at(-1)).toMatchObject({
      total: 10,
      catalog: { complete: false, segments: { loaded: 5, all: 6 } },
    });
  });

  it('keeps a request for codes waiting until they have arrived, or until no more will arrive', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { sent, receive } = start(fetch);
    receive(open(location));
    receive(request(1, 'offers', { codes: codes('A-21'), query: query({ wants: [want('svt-0')] }) }));
    receive(request(2, 'offers', { codes: codes('A-10', 'A-20'), query: query() }));
    receive(request(3, 'offers', { codes: codes('B-1'), query: query() }));

    await pass(1);
    expect(idsIn(sent)).toEqual([1]);
    await pass(5);

    expect(idsIn(sent)).toEqual([1, 2, 3]);
    const found = responsesIn(sent).map((message) =>
      message.type === 'result' ? (message.result as readonly Hit[]).map(({ offer }) => offer.code) : message,
    );
    expect(found).toEqual([['A-21'], ['A-10', 'A-20'], []]);
  });

  it('returns codes by prefix and totals from the segments that have arrived', async () => {
    const { location, fetchBytes } = await publish(OFFERS, { split: inPairs });
    const { fetch, pass } = gated(fetchBytes);
    const { sent, receive } = start(fetch);
    receive(open(location));
    receive(request(1, 'codes', { text: 'a2', limit: 9 }));
    receive(request(2, 'totals', [query(), query({ wants: [want('svt-11')] })]));

    await pass(1);
    expect(responsesIn(sent)).toEqual([
      { type: 'result', id: 2, result: [2, 1] },
      { type: 'result', id: 1, result: ['A-21', 'A-20'] },
    ]);
    await pass(5);
    receive(request(3, 'totals', [query()]));
    await settle();

    expect(responsesIn(sent).at(-1)).toEqual({ type: 'result', id: 3, result: [12] });
  });
});
