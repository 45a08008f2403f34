import type { EpochMs } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { buildIndex } from '@/engine/index/buildIndex';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import type { RpcPort } from '@/rpc/port';
import type { ClientMessage, ServerMessage } from '@/rpc/protocol';
import { buildTextIndex } from '../engine/buildTextIndex';

type Request = Extract<ClientMessage, { readonly type: 'request' }>;

/** A worker controlled by the test: `received` are the messages of the client. */
export type FakeWorker = RpcPort & {
  readonly received: readonly ClientMessage[];
  readonly isTerminated: () => boolean;
  readonly send: (message: ServerMessage) => void;
  readonly fail: () => void;
};

export function createFakeWorker(): FakeWorker {
  const received: ClientMessage[] = [];
  let isTerminated = false;
  const worker: FakeWorker = {
    received,
    isTerminated: () => isTerminated,
    postMessage: (message) => void received.push(message),
    onmessage: null,
    onerror: null,
    terminate: () => {
      isTerminated = true;
    },
    send: (message) => worker.onmessage?.(message),
    fail: () => worker.onerror?.(new Error('lost')),
  };
  return worker;
}

/** Spawns fake workers and lists them. */
export function fakeWorkers() {
  const workers: FakeWorker[] = [];
  const spawn = () => {
    const worker = createFakeWorker();
    workers.push(worker);
    return worker;
  };
  return { workers, spawn };
}

/** The requests of a method that a worker has received. */
export function requestsOf(worker: FakeWorker, method: string): readonly Request[] {
  return worker.received.filter(
    (message): message is Request => message.type === 'request' && message.method === method,
  );
}

/** Responds to the last request of a method. */
export function respond(worker: FakeWorker, method: string, result: unknown): void {
  worker.send({ type: 'result', id: requestsOf(worker, method).at(-1)!.id, result });
}

/** What a worker has received, in order: methods, or types of other messages. */
export function kindsReceived(worker: FakeWorker): readonly string[] {
  return worker.received.map((message) => ('method' in message ? message.method : message.type));
}

/** The response to a query in a catalog without offers. */
export function emptyResponse(query: Query): SearchResponse {
  const info = {
    currency: 'CNY',
    publishedAt: 0 as EpochMs,
    sample: false,
    segments: { loaded: 0, failed: 0, all: 0 },
  } as const;
  const index = buildIndex([], info);
  return search(index, query, joinOverlay(index, null), buildTextIndex(index, [], []));
}
