/** @jest-environment node */
import { overlay, query } from '../build';
import type { FakeWorker } from './fakeWorker';
import { emptyPage, fakeWorker, fakeWorkers } from './fakeWorker';
import { kindsHeard, never, open, openReady, outcomeOf, TICK } from './openClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a search client whose worker is lost', () => {
  it('asks a new worker what the lost one still owed, after telling it all it must know', async () => {
    const { client, workers, worker } = openReady();
    client.setOverlay(overlay());
    const page = client.search(query(), never);

    worker.fail();
    workers[1]!.say({ kind: 'ready' });

    expect(worker.isTerminated()).toBe(true);
    expect(kindsHeard(workers[1]!)).toEqual(['open', 'overlay', 'search']);
    worker.say({ call: 1, kind: 'page', page: { ...emptyPage(query()), total: 99 } });
    expect(await outcomeOf(page)).toBe('waiting');
    workers[1]!.say({ call: 1, kind: 'page', page: emptyPage(query()) });
    expect(await page).toEqual(emptyPage(query()));
  });

  it('replaces a worker that owes an answer and is silent for five ticks, but asks it first', async () => {
    const { client, workers, worker } = openReady();
    void client.search(query(), never);

    await jest.advanceTimersByTimeAsync(4 * TICK);
    expect(kindsHeard(worker).at(-1)).toBe('ping');
    expect(workers).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(TICK);

    expect(worker.isTerminated()).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('keeps a worker that answers when asked whether it lives, however long the catalog takes', async () => {
    const { client, workers, worker } = openReady();
    void client.search(query(), never);

    for (let tick = 0; tick < 60; tick++) {
      await jest.advanceTimersByTimeAsync(TICK);
      if (worker.heard.at(-1)?.kind === 'ping') worker.say({ call: 0, kind: 'pong' });
    }

    expect(workers).toHaveLength(1);
    expect(worker.isTerminated()).toBe(false);
  });

  it('leaves a silent worker alone that owes nothing', async () => {
    const { workers, worker } = openReady();

    await jest.advanceTimersByTimeAsync(60 * TICK);

    expect(workers).toHaveLength(1);
    expect(kindsHeard(worker)).toEqual(['open', 'overlay']);
  });

  it('searches in its own thread after the third loss in a row', async () => {
    const { client, workers, locals } = openReady();
    const page = client.search(query(), never);
    for (const lost of [0, 1, 2]) {
      workers[lost]!.say({ kind: 'ready' });
      workers[lost]!.fail();
    }
    await jest.advanceTimersByTimeAsync(0);

    locals[0]!.say({ kind: 'ready' });
    locals[0]!.say({ call: 1, kind: 'page', page: emptyPage(query()) });

    expect(workers).toHaveLength(3);
    expect(await page).toEqual(emptyPage(query()));
  });

  it('does not count losses that had an answer between them', async () => {
    const { client, workers, locals } = openReady();
    for (let loss = 0; loss < 6; loss++) {
      const page = client.search(query(), never);
      workers[loss]!.say({ kind: 'ready' });
      workers[loss]!.say({ call: loss + 1, kind: 'page', page: emptyPage(query()) });
      await page;
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
    const page = client.search(query(), never);

    happen(workers[0]);
    await jest.advanceTimersByTimeAsync(ticks * TICK);
    locals[0]!.say({ kind: 'ready' });
    locals[0]!.say({ call: 1, kind: 'page', page: emptyPage(query()) });

    expect(await page).toEqual(emptyPage(query()));
    expect(workers.length).toBeLessThanOrEqual(1);
    expect(workers[0]?.isTerminated() ?? true).toBe(true);
  });

  it('does not look for signs of life in its own thread', async () => {
    const local = fakeWorker();
    const { client } = open({
      spawn: () => {
        throw new Error('no workers here');
      },
      local: async () => local,
    });
    await jest.advanceTimersByTimeAsync(0);
    local.say({ kind: 'ready' });
    void client.search(query(), never);

    await jest.advanceTimersByTimeAsync(60 * TICK);

    expect(kindsHeard(local)).toEqual(['open', 'overlay', 'search']);
    expect(local.isTerminated()).toBe(false);
  });

  it('rejects everything with the reason when not even its own thread can search', async () => {
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
