import type { EpochMs } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { refine } from '@/engine/refine/refine';
import { search } from '@/engine/search';
import { buildText } from '@/engine/text/buildText';
import type { FromWorker, ToWorker } from '@/search-worker/protocol';
import type { WorkerPort } from '@/search-worker/workerPort';

/** A worker in the test's hand: `heard` is what it was told, `say` and `fail` make it speak. */
export type FakeWorker = WorkerPort & {
  readonly heard: readonly ToWorker[];
  readonly isTerminated: () => boolean;
  readonly say: (message: FromWorker) => void;
  readonly fail: () => void;
};

export function fakeWorker(): FakeWorker {
  const heard: ToWorker[] = [];
  let terminated = false;
  const worker: FakeWorker = {
    heard,
    isTerminated: () => terminated,
    postMessage: (message) => void heard.push(message),
    onmessage: null,
    onerror: null,
    terminate: () => {
      terminated = true;
    },
    say: (message) => worker.onmessage?.(message),
    fail: () => worker.onerror?.(new Error('lost')),
  };
  return worker;
}

/** A way to spawn fake workers, and the list of them. */
export function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const spawn = () => {
    const worker = fakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, spawn };
}

/** The call of the last message of a kind. */
export function callOf(worker: FakeWorker, kind: ToWorker['kind']): number {
  return worker.heard.findLast((message) => message.kind === kind)!.call;
}

/** A true answer to a query, of a catalog without offers. */
export function emptyPage(asked: Query): SearchResponse {
  const about = {
    currency: 'CNY',
    publishedAt: 0 as EpochMs,
    sample: false,
    segments: { loaded: 0, failed: 0, all: 0 },
  } as const;
  const index = buildIndex([], about);
  return search(index, asked, joinOverlay(index, null), buildText(index, [], []), refine);
}
