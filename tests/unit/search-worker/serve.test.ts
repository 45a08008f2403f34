/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { codes, overlay, publish, query, want } from '../builders';
import { OFFERS, open, request, responsesIn, searchResultsIn, setOverlay, settle, start } from './startServe';

describe('serve', () => {
  it('responds to pings while the catalog is loading', async () => {
    const { location } = await publish(OFFERS);
    const { sent, receive } = start(() => new Promise(() => {}));
    receive(open(location));

    receive({ type: 'ping' });

    expect(sent).toEqual([{ type: 'ready' }, { type: 'pong' }]);
  });

  it('responds to a search with hits, total and counts', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));

    receive(request(1, 'search', query({ wants: [want('svt-3')] })));
    await settle();

    expect(searchResultsIn(sent)).toMatchObject([
      { total: 1, hits: [{ offer: { code: 'A-13' } }], counts: { items: { 'svt-3': 1 } } },
    ]);
  });

  it('responds to a search before earlier requests of other kinds', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));

    receive(request(1, 'totals', [query()]));
    receive(request(2, 'search', query()));
    await settle();

    expect(responsesIn(sent).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('does not respond to requests that are cancelled before they run', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));
    receive(request(1, 'search', query()));
    receive(request(2, 'offers', { codes: codes('A-10'), query: query() }));
    receive(request(3, 'totals', [query()]));

    for (const id of [1, 2, 3]) receive({ type: 'cancel', id });
    await settle();

    expect(sent).toEqual([{ type: 'ready' }]);
  });

  it.each([
    ['the manifest', /manifest/],
    ['every segment', /\.bin/],
  ])('responds to every request with the error if %s cannot be loaded', async (_, failing) => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(async (url) => {
      if (failing.test(url)) throw new ShopError('worker-fetch-offline', url, { retryable: true });
      return fetchBytes(url);
    });
    receive(open(location));
    receive(request(1, 'offers', { codes: codes('A-10'), query: query() }));
    receive(request(2, 'search', query()));
    await settle();

    const error = expect.objectContaining({ code: 'worker-fetch-offline', retryable: true });
    expect(sent.slice(1)).toEqual([
      { type: 'error', id: 2, error },
      { type: 'error', id: 1, error },
    ]);
  });

  it('finds nothing in a catalog without offers, which is complete', async () => {
    const { location, fetchBytes } = await publish([]);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));
    receive(request(1, 'search', query()));
    await settle();

    expect(searchResultsIn(sent)).toEqual([
      expect.objectContaining({ total: 0, hits: [], catalog: expect.objectContaining({ complete: true }) }),
    ]);
  });

  it('joins an overlay that arrives before the catalog', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);

    receive(setOverlay(overlay({ sold: new Set(codes('A-10')) })));
    receive(open(location));
    receive(request(1, 'search', query()));
    await settle();

    expect(searchResultsIn(sent).at(-1)?.total).toBe(11);
  });

  it('joins an overlay that arrives after a response', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));
    receive(request(1, 'search', query()));
    await settle();

    receive(setOverlay(overlay({ sold: new Set(codes('A-10', 'A-11')) })));
    receive(request(2, 'search', query()));
    await settle();

    expect(searchResultsIn(sent).at(-1)?.total).toBe(10);
  });

  it('responds with an error to a request that makes the engine throw, and continues', async () => {
    const { location, fetchBytes } = await publish(OFFERS);
    const { sent, receive } = start(fetchBytes);
    receive(open(location));
    await settle();

    receive(request(1, 'search', { ...query(), wants: [null as never] }));
    await settle();
    receive(request(2, 'search', query()));
    await settle();

    expect(responsesIn(sent)).toEqual([
      { type: 'error', id: 1, error: expect.objectContaining({ code: 'worker-failed', retryable: false }) },
      expect.objectContaining({ type: 'result', id: 2 }),
    ]);
  });
});
