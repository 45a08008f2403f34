import { abortError } from '@/base/abort';
import type { SearchIndexView } from './searchIndex';

export type QueuedRequest<R> = {
  /** Whether the complete result of the request needs the text search. */
  readonly needsText: boolean;
  /** Returns null if the request has to wait until more of the catalog has arrived. */
  readonly run: (view: SearchIndexView) => R | null;
};

/** Requests that have been completed: none, only requests without text, or one with text. */
export type ServedRequests = 'nothing' | 'withoutText' | 'withText';

/** Requests that wait for the index. */
export type RequestQueue = {
  /** Adds a request; requests with `isFirst` run before all others.
   *  @throws  AbortError when the signal is aborted, or what `run` throws */
  readonly add: <R>(request: QueuedRequest<R>, isFirst: boolean, signal: AbortSignal) => Promise<R>;
  readonly isEmpty: () => boolean;
  /** Whether any waiting request needs the text search. */
  readonly needsText: () => boolean;
  /** Runs all requests that do not have to wait. */
  readonly runAll: (view: SearchIndexView) => ServedRequests;
  readonly rejectAll: (error: unknown) => void;
};

type Entry = {
  readonly needsText: boolean;
  /** @returns  false if the request has to wait */
  readonly settle: (view: SearchIndexView) => boolean;
  readonly reject: (error: unknown) => void;
};

/** Creates an empty queue. */
export function createRequestQueue(): RequestQueue {
  let entries: readonly Entry[] = [];
  const remove = (entry: Entry) => {
    entries = entries.filter((other) => other !== entry);
  };
  return {
    add: ({ needsText, run }, isFirst, signal) =>
      new Promise((resolve, reject) => {
        const entry: Entry = {
          needsText,
          settle: (view) => {
            const result = run(view);
            if (result !== null) resolve(result);
            return result !== null;
          },
          reject,
        };
        entries = isFirst ? [entry, ...entries] : [...entries, entry];
        signal.addEventListener('abort', () => {
          remove(entry);
          reject(abortError());
        });
      }),
    isEmpty: () => entries.length === 0,
    needsText: () => entries.some((entry) => entry.needsText),
    runAll: (view) => {
      let served: ServedRequests = 'nothing';
      for (const entry of entries) {
        try {
          if (!entry.settle(view)) continue;
        } catch (error) {
          // An error settles only this request; the worker continues with the others.
          entry.reject(error);
        }
        remove(entry);
        if (entry.needsText) served = 'withText';
        else if (served === 'nothing') served = 'withoutText';
      }
      return served;
    },
    rejectAll: (error) => {
      for (const { reject } of entries) reject(error);
      entries = [];
    },
  };
}
