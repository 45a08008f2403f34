/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { codes, overlay, publish, query, want } from '../build';
import { answersIn, OFFERS, open, settle, start } from './startServe';

describe('serve', () => {
  it('says that it is ready at once, and lives while the catalog is on its way', async () => {
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

    tell({ call: 1, kind: 'search', query: query({ wants: [want('svt-3')] }) });
    tell({ call: 2, kind: 'search', query: query({ wants: [want('svt-99')] }) });
    tell({ call: 3, kind: 'search', query: query({ wants: [want('svt-7')] }) });
    await settle();

    expect(answersIn(said)).toEqual([
      { call: 1, kind: 'cancelled' },
      { call: 2, kind: 'cancelled' },
      { call: 3, kind: 'page', page: expect.objectContaining({ total: 1 }) },
    ]);
  });

  it('says the head of a search first where that is asked for, and its hits once', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    await settle();

    tell({ call: 1, kind: 'search', query: query({ wants: [want('svt-3')] }), headed: true });
    await settle();

    const [head, page] = answersIn(said);
    expect(head).toMatchObject({ call: 1, kind: 'head', head: { total: 1, hits: [{ offer: { code: 'A-13' } }] } });
    expect(head).not.toHaveProperty('head.counts');
    expect(page).toMatchObject({
      call: 1,
      kind: 'page',
      page: { total: 1, hits: [], counts: { items: { 'svt-3': 1 } } },
    });
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

  it('answers that there is nothing when the catalog has no offers', async () => {
    const { at, fetchBytes } = await publish([]);
    const { said, tell } = start(fetchBytes);
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();

    const [answer] = answersIn(said);
    expect(answer).toMatchObject({ kind: 'page', page: { total: 0, hits: [], catalog: { complete: true } } });
  });

  it('joins the overlay, whether it comes before the catalog or after an answer', async () => {
    const { at, fetchBytes } = await publish(OFFERS);
    const { said, tell } = start(fetchBytes);
    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10')) }) });
    tell(open(at));
    tell({ call: 1, kind: 'search', query: query() });
    await settle();
    expect(answersIn(said).at(-1)).toMatchObject({ kind: 'page', page: { total: 11 } });

    tell({ call: 0, kind: 'overlay', overlay: overlay({ sold: new Set(codes('A-10', 'A-11')) }) });
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(answersIn(said).at(-1)).toMatchObject({ kind: 'page', page: { total: 10 } });
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

    tell({ call: 1, kind: 'search', query: { ...query(), wants: [null as never] } });
    await settle();
    tell({ call: 2, kind: 'search', query: query() });
    await settle();

    expect(answersIn(said)).toEqual([
      expect.objectContaining({ call: 1, kind: 'error', code: 'worker-failed', retryable: false }),
      expect.objectContaining({ call: 2, kind: 'page' }),
    ]);
  });
});
