/** @jest-environment node */
import { overlay, query } from '../builders';
import type { FakeWorker } from './fakeWorker';
import { createFakeWorker, emptyResponse, fakeWorkers, kindsReceived, respond } from './fakeWorker';
import { never, open, openReady, outcomeOf, TICK } from './openClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search client whose worker is lost', () => {
  it('sends the pending requests to a new worker, after catalog and overlay', async () => {
    const { client, workers, worker } = openReady();
    client.setOverlay(overlay());
    const response = client.search(query(), never);

    worker.fail();
    workers[1]!.send({ type: 'ready' });

    expect(worker.isTerminated()).toBe(true);
    expect(kindsReceived(workers[1]!)).toEqual(['open', 'setOverlay', 'search']);
    respond(worker, 'search', { ...emptyResponse(query()), total: 99 });
    expect(await outcomeOf(response)).toBe('pending');
    respond(workers[1]!, 'search', emptyResponse(query()));
    expect(await response).toEqual(emptyResponse(query()));
  });

  it('replaces a worker that is silent for five ticks with a pending request, after a ping', async () => {
    const { client, workers, worker } = openReady();
    void client.search(query(), never);

    await jest.advanceTimersByTimeAsync(4 * TICK);
    expect(kindsReceived(worker).at(-1)).toBe('ping');
    expect(workers).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(TICK);

    expect(worker.isTerminated()).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('keeps a worker that responds to pings, however long the catalog takes', async () => {
    const { client, workers, worker } = openReady();
    void client.search(query(), never);

    for (let tick = 0; tick < 60; tick++) {
      await jest.advanceTimersByTimeAsync(TICK);
      if (worker.received.at(-1)?.type === 'ping') worker.send({ type: 'pong' });
    }

    expect(workers).toHaveLength(1);
    expect(worker.isTerminated()).toBe(false);
  });

  it('keeps a silent worker without pending requests', async () => {
    const { workers, worker } = openReady();

    await jest.advanceTimersByTimeAsync(60 * TICK);

    expect(workers).toHaveLength(1);
    expect(kindsReceived(worker)).toEqual(['open', 'setOverlay']);
  });

  it('searches in its own thread after the third loss in a row', async () => {
    const { client, workers, locals } = openReady();
    const response = client.search(query(), never);
    for (const lost of [0, 1, 2]) {
      workers[lost]!.send({ type: 'ready' });
      workers[lost]!.fail();
    }
    await jest.advanceTimersByTimeAsync(0);

    locals[0]!.send({ type: 'ready' });
    respond(locals[0]!, 'search', emptyResponse(query()));

    expect(workers).toHaveLength(3);
    expect(await response).toEqual(emptyResponse(query()));
  });

  it('does not count losses with a response between them', async () => {
    const { client, workers, locals } = openReady();
    for (let loss = 0; loss < 6; loss++) {
      const response = client.search(query(), never);
      workers[loss]!.send({ type: 'ready' });
      respond(workers[loss]!, 'search', emptyResponse(query()));
      await response;
      workers[loss]!.fail();
    }
    await jest.advanceTimersByTimeAsync(0);

    expect(workers).toHaveLength(7);
    expect(locals).toHaveLength(0);
  });

  it.each([
    ['cannot be constructed', 0, (_: FakeWorker | undefined) => undefined],
    ['fails before it is ready', 0, (worker: FakeWorker | undefined) => worker?.fail()],
    ['is not ready within three ticks', 3, () => undefined],
  ])('searches in its own thread where a worker %s', async (how, ticks, happen) => {
    const { workers, spawn } = fakeWorkers();
    const throwing = () => {
      throw new Error('no workers here');
    };
    const { client, locals } = open({ spawn: how === 'cannot be constructed' ? throwing : spawn });
    const response = client.search(query(), never);

    happen(workers[0]);
    await jest.advanceTimersByTimeAsync(ticks * TICK);
    locals[0]!.send({ type: 'ready' });
    respond(locals[0]!, 'search', emptyResponse(query()));

    expect(await response).toEqual(emptyResponse(query()));
    expect(workers.length).toBeLessThanOrEqual(1);
    expect(workers[0]?.isTerminated() ?? true).toBe(true);
  });

  it('does not ping its own thread', async () => {
    const local = createFakeWorker();
    const { client } = open({
      spawn: () => {
        throw new Error('no workers here');
      },
      local: async () => local,
    });
    await jest.advanceTimersByTimeAsync(0);
    local.send({ type: 'ready' });
    void client.search(query(), never);

    await jest.advanceTimersByTimeAsync(60 * TICK);

    expect(kindsReceived(local)).toEqual(['open', 'setOverlay', 'search']);
    expect(local.isTerminated()).toBe(false);
  });

  it('rejects all requests if the search cannot be loaded into its own thread either', async () => {
    const gone = new Error('Loading chunk 7 failed.');
    const { client } = open({
      spawn: () => {
        throw new Error('no workers here');
      },
      local: () => Promise.reject(gone),
    });
    const first = client.search(query(), never);

    expect(await outcomeOf(first)).toMatchObject({ code: 'worker-none', cause: gone });
    expect(await outcomeOf(client.search(query(), never))).toMatchObject({ code: 'worker-none' });
  });
});
