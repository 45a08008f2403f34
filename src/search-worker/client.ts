import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Points } from '@/domain/points';
import type { Query } from '@/domain/query';
import type { Hit, PartialResult, SearchResponse } from '@/domain/searchResponse';
import { type Calls, type OnPartialResult, openCalls } from './calls';
import type { FromWorkerAnswer } from './protocol';
import { openWorkerLink, type ResilientWorker } from './resilientWorker';
import { createSearchScheduler } from './searchScheduler';
import type { WorkerPort } from './workerPort';

/** The screen's way to the search of one catalog. Every page is that of the newest search: one that a newer one
 *  overtakes rejects with AbortError, as one whose signal is aborted does; it never gets an older or an empty answer. */
export type SearchClient = {
  /** @param onHead  told what the page will say first, as soon as that is known
   *  @throws        AbortError, or the ShopError of the catalog or the worker */
  search(query: Query, signal: AbortSignal, onHead?: OnPartialResult): Promise<SearchResponse>;
  /** Searches without overtaking anybody: asked when no other search waits, and again if one overtakes it. For what only
   *  stands beside the answer. @throws as `search` */
  aside(query: Query, signal: AbortSignal): Promise<SearchResponse>;
  /** The offers of some codes, in their order, the missing left out. @throws as `search` */
  offers(codes: readonly OfferCode[], query: Query, signal: AbortSignal): Promise<readonly Hit[]>;
  /** Codes of the catalog, as far as it has come, that begin with a text, however both are written; the code that is
   *  the text first. @throws as `search` */
  codes(text: string, limit: number, signal: AbortSignal): Promise<readonly OfferCode[]>;
  /** How many offers each of the queries would leave, in their order, as far as the catalog has come.
   *  @throws as `search` */
  totals(queries: readonly Query[], signal: AbortSignal): Promise<readonly number[]>;
  /** The first hits of a query as points, as far as the catalog has come. @throws as `search` */
  points(query: Query, most: number, signal: AbortSignal): Promise<Points>;
  /** What the server says now; holds for every answer that comes after. */
  setOverlay(overlay: Overlay | null): void;
  /** Calls the listener when more of the catalog has come since the last answer. @returns the way to stop it */
  onProgress(listener: () => void): () => void;
  close(): void;
};

type Search = { readonly query: Query; readonly onHead?: OnPartialResult | undefined };

export type ClientOptions = {
  /** Loads the search for this thread, where no worker can start. */
  readonly local?: () => Promise<WorkerPort>;
  /** How often the worker is looked at, in ms. */
  readonly tickMs?: number;
};

const TICK_MS = 1000;
const loadLocal = () => import('./inProcessWorker').then(({ createInProcessWorker: localPort }) => localPort());

/** Starts the search of a catalog and keeps it going whatever happens to the worker: a new one is told all that the
 *  old one knew, and asked what it still owed.
 *  @param names  every spelling that text may match */
export function createSearchClient(
  spawn: () => WorkerPort,
  at: CatalogLocation,
  names: readonly ItemNames[],
  options: ClientOptions = {},
): SearchClient {
  const listeners = new Set<() => void>();
  let overlay: Overlay | null = null;
  const calls: Calls = openCalls((message) => link.send(message));
  const link: ResilientWorker = openWorkerLink(
    {
      spawn,
      local: options.local ?? loadLocal,
      onStart: () => {
        link.send({ call: 0, kind: 'open', at, names });
        link.send({ call: 0, kind: 'overlay', overlay });
        for (const message of calls.messages()) link.send(message);
      },
      onAnswer: calls.settle,
      onProgress: () => {
        for (const listener of [...listeners]) listener();
      },
      onDead: calls.finish,
      isOwed: () => calls.messages().length > 0,
    },
    options.tickMs ?? TICK_MS,
  );
  const searches = createSearchScheduler(async ({ query, onHead }: Search, signal: AbortSignal) => {
    const heads: PartialResult[] = [];
    const hear: OnPartialResult = (head) => {
      heads.push(head);
      onHead?.(head);
    };
    const page = pageOf(await calls.ask({ kind: 'search', query, ...(onHead && { headed: true }) }, signal, hear));
    return { ...page, ...heads.at(-1) };
  });
  return {
    search: (query, signal, onHead) => searches.now({ query, onHead }, signal),
    aside: (query, signal) => searches.aside({ query }, signal),
    offers: async (codes, query, signal) => hitsOf(await calls.ask({ kind: 'offers', codes, query }, signal)),
    codes: async (text, limit, signal) => codesOf(await calls.ask({ kind: 'codes', text, limit }, signal)),
    totals: async (queries, signal) => totalsOf(await calls.ask({ kind: 'totals', queries }, signal)),
    points: async (query, most, signal) => pointsOf(await calls.ask({ kind: 'points', query, most }, signal)),
    setOverlay: (next) => {
      overlay = next;
      link.send({ call: 0, kind: 'overlay', overlay });
    },
    onProgress: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: () => {
      link.close();
      calls.finish(abortError());
    },
  };
}

function pageOf(answer: FromWorkerAnswer): SearchResponse {
  if (answer.kind === 'page') return answer.page;
  throw wrongAnswer(answer, 'a page');
}

function hitsOf(answer: FromWorkerAnswer): readonly Hit[] {
  if (answer.kind === 'hits') return answer.hits;
  throw wrongAnswer(answer, 'hits');
}

function codesOf(answer: FromWorkerAnswer): readonly OfferCode[] {
  if (answer.kind === 'codes') return answer.codes;
  throw wrongAnswer(answer, 'codes');
}

function totalsOf(answer: FromWorkerAnswer): readonly number[] {
  if (answer.kind === 'totals') return answer.totals;
  throw wrongAnswer(answer, 'totals');
}

function pointsOf(answer: FromWorkerAnswer): Points {
  if (answer.kind === 'points') return answer.points;
  throw wrongAnswer(answer, 'points');
}

function wrongAnswer({ call, kind }: FromWorkerAnswer, expected: string): ShopError {
  return new ShopError('worker-answer', `call ${call}: expected ${expected}, got ${kind}`);
}
