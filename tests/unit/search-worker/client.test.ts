/** @jest-environment node */
import fc from 'fast-check';
import { isAbort, ShopError } from '@/base/shopError';
import type { Query } from '@/domain/query';
import { PROGRESS } from '@/search-worker/protocol';
import { codes, overlay, query } from '../builders';
import type { FakeWorker } from './fakeWorker';
import { emptyResponse, kindsReceived, requestsOf, respond } from './fakeWorker';
import { AT, never, open, openReady, outcomeOf } from './openClient';

/** Responds to one of the searches so far, perhaps again, with the number in its text as total. */
function respondToSome(worker: FakeWorker, which: number): void {
  const searches = requestsOf(worker, 'search');
  const search = searches[which % Math.max(1, searches.length)];
  if (search === undefined) return;
  const requested = search.params as Query;
  worker.send({
    type: 'result',
    id: search.id,
    result: { ...emptyResponse(requested), total: Number(requested.text) },
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search client', () => {
  it('sends a ready worker the catalog and the overlay first, then the pending requests', () => {
    const { client, workers } = open();
    client.setOverlay(overlay());
    void client.search(query({ text: '梅林' }), never);
    const [worker] = workers;
    expect(worker!.received).toEqual([]);

    worker!.send({ type: 'ready' });

    expect(worker!.received).toEqual([
      { type: 'notification', method: 'open', params: { location: AT, names: [] } },
      { type: 'notification', method: 'setOverlay', params: overlay() },
      { type: 'request', id: 1, method: 'search', params: query({ text: '梅林' }) },
    ]);
  });

  it('resolves each request with its own response, in any order', async () => {
    const { client, worker } = openReady();
    const response = client.search(query(), never);
    const hits = client.offers(codes('A-1'), query(), never);
    const found = client.codes('fg19', 3, never);
    const totals = client.totals([query(), query({ text: '梅林' })], never);

    respond(worker, 'totals', [7, 2]);
    respond(worker, 'codes', codes('FG-19340'));
    respond(worker, 'offers', []);
    respond(worker, 'search', emptyResponse(query()));

    expect(await response).toEqual(emptyResponse(query()));
    expect(await hits).toEqual([]);
    expect(await found).toEqual(['FG-19340']);
    expect(await totals).toEqual([7, 2]);
  });

  it('rejects with the error of the worker', async () => {
    const { client, worker } = openReady();
    const response = client.search(query(), never);

    const error = { code: 'catalog-manifest-html', message: 'a page', retryable: true };
    worker.send({ type: 'error', id: 1, error });

    const outcome = await outcomeOf(response);
    expect(outcome).toBeInstanceOf(ShopError);
    expect(outcome).toMatchObject(error);
  });

  it('rejects with AbortError and cancels the request when the signal is aborted', async () => {
    const { client, worker } = openReady();
    const controller = new AbortController();
    const response = client.search(query(), controller.signal);

    controller.abort();

    expect(await outcomeOf(response)).toBe('AbortError');
    expect(worker.received.at(-1)).toEqual({ type: 'cancel', id: 1 });
  });

  it('sends nothing for a signal that is aborted already', async () => {
    const { client, worker } = openReady();

    const response = client.search(query(), AbortSignal.abort());

    expect(await outcomeOf(response)).toBe('AbortError');
    expect(kindsReceived(worker)).toEqual(['open', 'setOverlay']);
  });

  it('cancels a search that a newer one supersedes', async () => {
    const { client, worker } = openReady();
    const first = client.search(query(), never);
    void client.search(query({ text: 'x' }), never);

    expect(await outcomeOf(first)).toBe('AbortError');
    expect(kindsReceived(worker)).toEqual(['open', 'setOverlay', 'search', 'cancel', 'search']);
  });

  it('responds only to the newest search, in whatever order requests and responses come', async () => {
    const steps = fc.array(fc.oneof(fc.constant('ask' as const), fc.nat({ max: 9 })), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, async (schedule) => {
        const { client, worker } = openReady();
        const outcomes: { readonly requested: number; readonly newest: number; readonly outcome: unknown }[] = [];
        let newest = 0;
        for (const step of ['ask' as const, ...schedule]) {
          if (step === 'ask') {
            newest += 1;
            const requested = newest;
            const record = (outcome: unknown) => outcomes.push({ requested, newest, outcome });
            client.search(query({ text: `${requested}` }), never).then(({ total }) => record(total), record);
          } else respondToSome(worker, step);
          await jest.advanceTimersByTimeAsync(0);
        }

        respondToSome(worker, newest - 1);
        await jest.advanceTimersByTimeAsync(0);

        for (const { requested, newest, outcome } of outcomes) {
          if (requested === newest) expect(outcome).toBe(requested);
          else expect(isAbort(outcome)).toBe(true);
        }
        expect(outcomes.at(-1)).toEqual({ requested: newest, newest, outcome: newest });
        client.close();
      }),
      { numRuns: 200 },
    );
  });

  it('notifies its listeners of progress until they unsubscribe', () => {
    const { client, worker } = openReady();
    let calls = 0;
    const unsubscribe = client.onProgress(() => calls++);

    worker.send({ type: 'event', name: PROGRESS });
    unsubscribe();
    worker.send({ type: 'event', name: PROGRESS });

    expect(calls).toBe(1);
  });

  it('terminates its worker when it is closed, and rejects pending and later requests', async () => {
    const { client, worker } = openReady();
    const pending = client.search(query(), never);

    client.close();

    expect(worker.isTerminated()).toBe(true);
    expect(await outcomeOf(pending)).toBe('AbortError');
    expect(await outcomeOf(client.offers(codes('A-1'), query(), never))).toBe('AbortError');
    expect(jest.getTimerCount()).toBe(0);
  });
});
