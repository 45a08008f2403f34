import { isAbort } from '@/base/shopError';
import { createSearchClient } from '@/search-worker/client';
import type { FakeWorker } from './fakeWorker';
import { fakeWorkers } from './fakeWorker';

export const AT = { manifestUrl: '/catalog/FateGO/manifest.json', segmentBase: '/catalog/FateGO/' };
export const TICK = 1_000;
export const never = new AbortController().signal;

/** A client over fake workers, with all of them that it has started so far. */
export function open(parts: { readonly spawn?: () => FakeWorker; readonly local?: () => Promise<FakeWorker> } = {}) {
  const { workers, spawn } = fakeWorkers();
  const locals = fakeWorkers();
  const client = createSearchClient(parts.spawn ?? spawn, AT, [], {
    local: parts.local ?? (async () => locals.spawn()),
    tickMs: TICK,
  });
  return { client, workers, locals: locals.workers };
}

/** The same, with its first worker ready. */
export function openReady() {
  const opened = open();
  opened.workers[0]!.say({ kind: 'ready' });
  return { ...opened, worker: opened.workers[0]! };
}

/** How a promise stands after everything that could happen to it now has happened. */
export async function outcomeOf(promise: Promise<unknown>): Promise<unknown> {
  const settled = promise.catch((error: unknown) => (isAbort(error) ? 'AbortError' : error));
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([settled, Promise.resolve('waiting')]);
}

/** The kinds of what a worker was told, in order. */
export function kindsHeard(worker: FakeWorker): readonly string[] {
  return worker.heard.map(({ kind }) => kind);
}
