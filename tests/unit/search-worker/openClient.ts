import { isAbort } from '@/base/shopError';
import { createSearchClient } from '@/search-worker/client';
import type { FakeWorker } from './fakeWorker';
import { fakeWorkers } from './fakeWorker';

export const AT = { manifestUrl: '/catalog/FateGO/manifest.json', segmentBase: '/catalog/FateGO/' };
export const TICK = 1_000;
export const never = new AbortController().signal;

/** Creates a client over fake workers; `locals` are those in its own thread. */
export function open(parts: { readonly spawn?: () => FakeWorker; readonly local?: () => Promise<FakeWorker> } = {}) {
  const { workers, spawn } = fakeWorkers();
  const locals = fakeWorkers();
  const client = createSearchClient(parts.spawn ?? spawn, AT, [], {
    spawnInProcess: parts.local ?? (async () => locals.spawn()),
    tickMs: TICK,
  });
  return { client, workers, locals: locals.workers };
}

/** Creates a client whose first worker is ready. */
export function openReady() {
  const opened = open();
  opened.workers[0]!.send({ type: 'ready' });
  return { ...opened, worker: opened.workers[0]! };
}

/** The outcome of a promise after all pending tasks: its value, its error, 'AbortError' or 'pending'. */
export async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => (isAbort(error) ? 'AbortError' : error));
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([settled, Promise.resolve('pending')]);
}
