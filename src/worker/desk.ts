import { toShopError } from '@/base/shopError';
import { offersByCode, search } from '@/engine/search';
import type { LiveIndex } from './liveIndex';
import type { FromWorker, ToWorker } from './protocol';

export type SearchCall = Extract<ToWorker, { readonly kind: 'search' }>;
export type OffersCall = Extract<ToWorker, { readonly kind: 'offers' }>;

/** The calls that wait for an answer: one search, the newest, and any number of questions for codes. */
export type Desk = {
  /** Takes a search; the one that waited is answered `cancelled`. */
  readonly takeSearch: (call: SearchCall) => void;
  readonly takeOffers: (call: OffersCall) => void;
  readonly cancel: (call: number) => void;
  /** Whether nothing waits. */
  readonly isClear: () => boolean;
  /** Answers what can be answered. Codes that are not there yet go on waiting until nothing more will come.
   *  @param settled  whether nothing more of the catalogue will come */
  readonly answerAll: (stock: LiveIndex, settled: boolean) => void;
  readonly refuseAll: (error: unknown) => void;
};

/** Opens an empty desk. */
export function openDesk(answer: (message: FromWorker) => void): Desk {
  let searching: SearchCall | null = null;
  const asking = new Map<number, OffersCall>();

  const refuse = (call: number, error: unknown) => {
    const { code, message, retryable } = toShopError(error, 'worker-failed');
    answer({ call, kind: 'error', code, message, retryable });
  };
  const attempt = (call: number, run: () => FromWorker) => {
    try {
      answer(run());
    } catch (error) {
      refuse(call, error);
    }
  };
  const takeWaitingSearch = () => {
    const taken = searching;
    searching = null;
    return taken;
  };

  return {
    takeSearch: (call) => {
      const overtaken = takeWaitingSearch();
      if (overtaken !== null) answer({ call: overtaken.call, kind: 'cancelled' });
      searching = call;
    },
    takeOffers: (call) => {
      asking.set(call.call, call);
    },
    cancel: (call) => {
      if (searching?.call === call) searching = null;
      asking.delete(call);
    },
    isClear: () => searching === null && asking.size === 0,
    answerAll: ({ index, live }, settled) => {
      const asked = takeWaitingSearch();
      if (asked !== null) {
        attempt(asked.call, () => ({ call: asked.call, kind: 'page', page: search(index, asked.query, live) }));
      }
      for (const { call, codes, query } of [...asking.values()]) {
        if (!settled && !codes.every((code) => index.docOfCode.has(code))) continue;
        asking.delete(call);
        attempt(call, () => ({ call, kind: 'hits', hits: offersByCode(index, codes, query, live) }));
      }
    },
    refuseAll: (error) => {
      const asked = takeWaitingSearch();
      if (asked !== null) refuse(asked.call, error);
      for (const call of asking.keys()) refuse(call, error);
      asking.clear();
    },
  };
}
