import { toShopError } from '@/base/shopError';
import { countTotals } from '@/engine/countTotals';
import { findCodes } from '@/engine/findCodes';
import { findOffer } from '@/engine/offerIndex';
import { offersByCode, search } from '@/engine/search';
import type { LiveIndex } from './liveIndex';
import type { FromWorkerAnswer, ToWorker } from './protocol';

type SearchCall = Extract<ToWorker, { readonly kind: 'search' }>;
type SmallCall = Extract<ToWorker, { readonly kind: 'offers' | 'codes' | 'totals' }>;

/** The calls that wait for an answer: one search, the newest, and any number of smaller questions. */
export type Desk = {
  /** Takes a question; of searches only the newest waits, the one before it is answered `cancelled`. */
  readonly take: (call: SearchCall | SmallCall) => void;
  readonly cancel: (call: number) => void;
  /** Whether nothing waits. */
  readonly isClear: () => boolean;
  /** Answers what can be answered. Offers that are not there yet go on waiting until nothing more will come.
   *  @param settled  whether nothing more of the catalogue will come */
  readonly answerAll: (stock: LiveIndex, settled: boolean) => void;
  readonly refuseAll: (error: unknown) => void;
};

/** Opens an empty desk. */
export function openDesk(answer: (message: FromWorkerAnswer) => void): Desk {
  let searching: SearchCall | null = null;
  const asking = new Map<number, SmallCall>();
  const takeWaitingSearch = () => {
    const taken = searching;
    searching = null;
    return taken;
  };
  return {
    take: (call) => {
      if (call.kind !== 'search') asking.set(call.call, call);
      else {
        const overtaken = takeWaitingSearch();
        if (overtaken !== null) answer({ call: overtaken.call, kind: 'cancelled' });
        searching = call;
      }
    },
    cancel: (call) => {
      if (searching?.call === call) searching = null;
      asking.delete(call);
    },
    isClear: () => searching === null && asking.size === 0,
    answerAll: (stock, settled) => {
      const { index, live } = stock;
      const asked = takeWaitingSearch();
      if (asked !== null) {
        answer(answerTo(asked.call, (call) => ({ call, kind: 'page', page: search(index, asked.query, live) })));
      }
      for (const small of [...asking.values()]) {
        if (!settled && small.kind === 'offers' && !small.codes.every((code) => findOffer(index, code) !== null))
          continue;
        asking.delete(small.call);
        answer(answerTo(small.call, () => answerSmall(small, stock)));
      }
    },
    refuseAll: (error) => {
      const asked = takeWaitingSearch();
      if (asked !== null) answer(refusal(asked.call, error));
      for (const call of asking.keys()) answer(refusal(call, error));
      asking.clear();
    },
  };
}

function answerSmall(asked: SmallCall, { index, live }: LiveIndex): FromWorkerAnswer {
  const { call, kind } = asked;
  if (kind === 'offers') return { call, kind: 'hits', hits: offersByCode(index, asked.codes, asked.query, live) };
  if (kind === 'codes') return { call, kind, codes: findCodes(index, asked.text, asked.limit) };
  return { call, kind, totals: countTotals(index, asked.queries, live) };
}

/** A question that makes the engine stumble is answered by the error; the next one is not the worse for it. */
function answerTo(call: number, run: (call: number) => FromWorkerAnswer): FromWorkerAnswer {
  try {
    return run(call);
  } catch (error) {
    return refusal(call, error);
  }
}

function refusal(call: number, error: unknown): FromWorkerAnswer {
  const { code, message, retryable } = toShopError(error, 'worker-failed');
  return { call, kind: 'error', code, message, retryable };
}
