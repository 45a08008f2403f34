import { abortError } from '@/base/abort';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import { createRpcClient, type RpcClient } from '@/rpc/client';
import type { RpcPort } from '@/rpc/port';
import { type Supervisor, superviseWorker } from '@/rpc/supervisor';
import type { SearchMethods } from './protocol';
import { createSearchScheduler } from './searchScheduler';

/** Searches one catalog in a worker. A new search supersedes a pending one, which then rejects with AbortError, as it does when its signal
 *  is aborted. A search never resolves with the response to another search or with an empty one. */
export type SearchClient = {
  /** @throws  AbortError, or the ShopError of the catalog or the worker */
  search(query: Query, signal: AbortSignal): Promise<SearchResponse>;
  /** Searches without superseding other searches: runs when no search is pending, and runs again if another search has superseded it.
   *  @throws  as `search` */
  lowPriority(query: Query, signal: AbortSignal): Promise<SearchResponse>;
  /** Returns the offers of some codes in that order, without unknown codes. @throws as `search` */
  offers(codes: readonly OfferCode[], query: Query, signal: AbortSignal): Promise<readonly Hit[]>;
  /** Returns codes that start with a text, ignoring case and punctuation; an equal code first. @throws as `search` */
  codes(text: string, limit: number, signal: AbortSignal): Promise<readonly OfferCode[]>;
  /** Returns the total of each query in the part of the catalog that has arrived. @throws as `search` */
  totals(queries: readonly Query[], signal: AbortSignal): Promise<readonly number[]>;
  /** Returns the first hits as columns of numbers, from the part of the catalog that has arrived. @throws as `search` */
  listMatches(query: Query, limit: number, signal: AbortSignal): Promise<ScatterPoints>;
  /** Replaces the overlay for all later responses. */
  setOverlay(overlay: Overlay | null): void;
  /** Calls the listener when more of the catalog has arrived since the last response. @returns a function that unsubscribes */
  onProgress(listener: () => void): () => void;
  close(): void;
};

export type ClientOptions = {
  /** Loads the search into this thread, where no worker can start. */
  readonly spawnInProcess?: () => Promise<RpcPort>;
  /** Interval of the heartbeat. */
  readonly tickMs?: number;
};

const TICK_MS = 1000;
const loadInProcess = () => import('./inProcessWorker').then(({ createInProcessWorker }) => createInProcessWorker());

/** Starts the search of a catalog. If the worker is lost, a new one receives the catalog, the overlay and all pending
 *  requests.
 *  @param names  every spelling that text may match */
export function createSearchClient(
  spawn: () => RpcPort,
  location: CatalogLocation,
  names: readonly ItemNames[],
  options: ClientOptions = {},
): SearchClient {
  const listeners = new Set<() => void>();
  let overlay: Overlay | null = null;
  const notify = <K extends 'open' | 'setOverlay'>(method: K, params: SearchMethods[K]['params']) =>
    worker.send({ type: 'notification', method, params });
  const rpc: RpcClient<SearchMethods> = createRpcClient((message) => worker.send(message));
  const worker: Supervisor = superviseWorker({
    spawn,
    spawnInProcess: options.spawnInProcess ?? loadInProcess,
    onReady: () => {
      notify('open', { location, names });
      notify('setOverlay', overlay);
      for (const message of rpc.pending()) worker.send(message);
    },
    onMessage: (message) => {
      rpc.receive(message);
      if (message.type === 'event') for (const listener of [...listeners]) listener();
    },
    onUnavailable: rpc.close,
    hasPending: () => rpc.pending().length > 0,
    tickMs: options.tickMs ?? TICK_MS,
  });
  const searches = createSearchScheduler(createLatestSearch(rpc));
  return {
    search: searches.highPriority,
    lowPriority: searches.lowPriority,
    offers: (codes, query, signal) => rpc.request('offers', { codes, query }, { signal }),
    codes: (text, limit, signal) => rpc.request('codes', { text, limit }, { signal }),
    totals: (queries, signal) => rpc.request('totals', queries, { signal }),
    listMatches: (query, limit, signal) => rpc.request('listMatches', { query, limit }, { signal }),
    setOverlay: (next) => {
      overlay = next;
      notify('setOverlay', overlay);
    },
    onProgress: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => {
      worker.close();
      rpc.close(abortError());
    },
  };
}

/** Returns a search that cancels its previous call. */
function createLatestSearch(rpc: RpcClient<SearchMethods>) {
  let cancelPrevious = () => {};
  return async (query: Query, signal: AbortSignal): Promise<SearchResponse> => {
    if (signal.aborted) throw abortError();
    cancelPrevious();
    const controller = new AbortController();
    const cancel = () => controller.abort();
    cancelPrevious = cancel;
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return await rpc.request('search', query, { signal: controller.signal });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}
