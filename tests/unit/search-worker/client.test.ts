/** @jest-environment node */
import fc from 'fast-check';
import { isAbort, ShopError } from '@/base/shopError';
import type { Hit } from '@/domain/searchResponse';
import { codes, offer, overlay, query } from '../build';
import type { FakeWorker } from './fakeWorker';
import { callOf, emptyPage } from './fakeWorker';
import { AT, kindsHeard, never, open, openReady, outcomeOf } from './openClient';

/** Answers one of the searches heard so far, perhaps again, with a page whose total is what its text says. */
function answerSome(worker: FakeWorker, which: number): void {
  const searches = worker.heard.filter((message) => message.kind === 'search');
  const search = searches[which % Math.max(1, searches.length)];
  if (search === undefined) return;
  const page = { ...emptyPage(search.query), total: Number(search.query.text) };
  worker.say({ call: search.call, kind: 'page', page });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search client', () => {
  it('tells a worker that is ready the catalog and the overlay first, then what was asked meanwhile', () => {
    const { client, workers } = open();
    client.setOverlay(overlay());
    void client.search(query({ text: '梅林' }), never);
    const [worker] = workers;
    expect(worker!.heard).toEqual([]);

    worker!.say({ kind: 'ready' });

    expect(worker!.heard).toEqual([
      { call: 0, kind: 'open', at: AT, names: [] },
      { call: 0, kind: 'overlay', overlay: overlay() },
      { call: 1, kind: 'search', query: query({ text: '梅林' }) },
    ]);
  });

  it('resolves each question with its own answer, whichever comes first', async () => {
    const { client, worker } = openReady();
    const page = client.search(query(), never);
    const hits = client.offers(codes('A-1'), query(), never);

    worker.say({ call: callOf(worker, 'offers'), kind: 'hits', hits: [] });
    worker.say({ call: callOf(worker, 'search'), kind: 'page', page: emptyPage(query()) });

    expect(await page).toEqual(emptyPage(query()));
    expect(await hits).toEqual([]);
  });

  it('tells the head of a search before its page, which has the hits of its head', async () => {
    const { client, worker } = openReady();
    const heads: unknown[] = [];
    const found = offer({ code: 'A-1' });
    const hit: Hit = { offer: found, price: found.price, live: 'onSale', reservedUntil: null, outcomes: [], gaps: [] };
    const whole = { ...emptyPage(query()), hits: [hit], total: 1 };
    const page = client.search(query(), never, (head) => heads.push(head));
    const call = callOf(worker, 'search');

    worker.say({ call, kind: 'head', head: whole });
    const told = [...heads];
    worker.say({ call, kind: 'page', page: { ...whole, hits: [] } });

    expect(worker.heard.at(-1)).toEqual({ call, kind: 'search', query: query(), headed: true });
    expect(told).toEqual([whole]);
    expect(await page).toEqual(whole);
  });

  it('tells no head of a search that was overtaken', async () => {
    const { client, worker } = openReady();
    const heads: unknown[] = [];
    const first = client.search(query(), never, (head) => heads.push(head));
    const call = callOf(worker, 'search');
    void client.search(query({ text: 'x' }), never);

    worker.say({ call, kind: 'head', head: emptyPage(query()) });

    expect(await outcomeOf(first)).toBe('AbortError');
    expect(heads).toEqual([]);
  });

  it('asks for codes and for totals beside a search, which neither overtakes', async () => {
    const { client, worker } = openReady();
    const page = client.search(query(), never);
    const found = client.codes('fg19', 3, never);
    const totals = client.totals([query(), query({ text: '梅林' })], never);

    worker.say({ call: callOf(worker, 'totals'), kind: 'totals', totals: [7, 2] });
    worker.say({ call: callOf(worker, 'codes'), kind: 'codes', codes: codes('FG-19340') });
    worker.say({ call: callOf(worker, 'search'), kind: 'page', page: emptyPage(query()) });

    expect([await found, await totals, (await page).total]).toEqual([['FG-19340'], [7, 2], 0]);
    expect(worker.heard.slice(2)).toEqual([
      { call: 1, kind: 'search', query: query() },
      { call: 2, kind: 'codes', text: 'fg19', limit: 3 },
      { call: 3, kind: 'totals', queries: [query(), query({ text: '梅林' })] },
    ]);
  });

  it('takes no answer of one kind for one of another', async () => {
    const { client, worker } = openReady();
    const found = client.codes('fg19', 3, never);
    const totals = client.totals([query()], never);

    worker.say({ call: callOf(worker, 'codes'), kind: 'totals', totals: [1] });
    worker.say({ call: callOf(worker, 'totals'), kind: 'hits', hits: [] });

    expect(await outcomeOf(found)).toMatchObject({ code: 'worker-answer', message: expect.stringContaining('codes') });
    expect(await outcomeOf(totals)).toMatchObject({
      code: 'worker-answer',
      message: expect.stringContaining('totals'),
    });
  });

  it('rejects with the error that the worker answers', async () => {
    const { client, worker } = openReady();
    const page = client.search(query(), never);

    worker.say({ call: 1, kind: 'error', code: 'catalog-manifest-html', message: 'a page', retryable: true });

    const error = await outcomeOf(page);
    expect(error).toBeInstanceOf(ShopError);
    expect(error).toMatchObject({ code: 'catalog-manifest-html', message: 'a page', retryable: true });
  });

  it('rejects with AbortError and tells the worker when the signal is aborted', async () => {
    const { client, worker } = openReady();
    const controller = new AbortController();
    const page = client.search(query(), controller.signal);

    controller.abort();

    expect(await outcomeOf(page)).toBe('AbortError');
    expect(worker.heard.at(-1)).toEqual({ call: 0, kind: 'cancel', cancelled: 1 });
    expect(await outcomeOf(client.search(query(), controller.signal))).toBe('AbortError');
    expect(kindsHeard(worker)).toEqual(['open', 'overlay', 'search', 'cancel']);
  });

  it('gives a page only to the newest search, in whatever order questions and answers come', async () => {
    const steps = fc.array(fc.oneof(fc.constant('ask' as const), fc.nat({ max: 9 })), { maxLength: 30 });
    let pagesGiven = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        const { client, worker } = openReady();
        const outcomes: { readonly asked: number; readonly newest: number; readonly outcome: unknown }[] = [];
        let newest = 0;
        for (const step of schedule) {
          if (step === 'ask') {
            newest += 1;
            const asked = newest;
            const record = (outcome: unknown) => outcomes.push({ asked, newest, outcome });
            client.search(query({ text: `${asked}` }), never).then(({ total }) => record(total), record);
          } else answerSome(worker, step);
          await jest.advanceTimersByTimeAsync(0);
        }

        for (const { asked, newest, outcome } of outcomes) {
          if (asked === newest) expect(outcome).toBe(asked);
          else expect(isAbort(outcome)).toBe(true);
        }
        pagesGiven += outcomes.filter(({ outcome }) => typeof outcome === 'number').length;
        client.close();
      }),
      { numRuns: 200 },
    );
    expect(pagesGiven).toBeGreaterThan(100);
  });

  it('tells its listeners of progress until they stop listening', () => {
    const { client, worker } = openReady();
    let told = 0;
    const stop = client.onProgress(() => told++);

    worker.say({ kind: 'progress' });
    stop();
    worker.say({ kind: 'progress' });

    expect(told).toBe(1);
  });

  it('ends its worker when it is closed, and rejects what waits and what comes later', async () => {
    const { client, worker } = openReady();
    const waiting = client.search(query(), never);

    client.close();

    expect(worker.isTerminated()).toBe(true);
    expect(await outcomeOf(waiting)).toBe('AbortError');
    expect(await outcomeOf(client.offers(codes('A-1'), query(), never))).toBe('AbortError');
    expect(jest.getTimerCount()).toBe(0);
  });
});
