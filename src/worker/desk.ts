import { toShopError } from '@/base/shopError';
import { countTotals } from '@/engine/countTotals';
import { findOffer } from '@/engine/offerIndex';
import { offersByCode, search } from '@/engine/search';
import type { FromWorkerAnswer, ToWorker } from './protocol';
import type { Answered, StockView } from './stock';

type SearchCall = Extract<ToWorker, { readonly kind: 'search' }>;
type SmallCall = Extract<ToWorker, { readonly kind: 'offers' | 'codes' | 'totals' }>;

/** The calls that wait for an answer: one search, the newest, and any number of smaller questions. */
export type Desk = {
  /** Takes a question; of searches only the newest waits, the one before it is answered `cancelled`. */
  readonly take: (call: SearchCall | SmallCall) => void;
  readonly cancel: (call: number) => void;
  /** Whether nothing waits. */
  readonly isClear: () => boolean;
  /** Whether a question waits that text has to do with. */
  readonly needsText: () => boolean;
  /** Answers what can be answered. A search is answered at once from what is there, for its answer says whether that is
   *  all. Offers that are not there yet go on waiting until nothing more will come; codes, and totals of queries with a
   *  text, until text can be searched: theirs are bare numbers and lists, which would look like the truth.
   *  @returns  what was answered */
  readonly answerAll: (stock: StockView) => Answered;
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
    needsText: () => (searching !== null && hasText(searching)) || [...asking.values()].some(hasText),
    answerAll: (stock) => {
      const { index, live, text } = stock;
      let answered: Answered = 'nothing';
      const note = (call: SearchCall | SmallCall) => {
        if (answered !== 'text') answered = hasText(call) ? 'text' : 'plain';
      };
      const asked = takeWaitingSearch();
      if (asked !== null) {
        answer(answerTo(asked.call, (call) => ({ call, kind: 'page', page: search(index, asked.query, live, text) })));
        note(asked);
      }
      for (const small of [...asking.values()]) {
        if (!isAnswerable(small, stock)) continue;
        asking.delete(small.call);
        answer(answerTo(small.call, () => answerSmall(small, stock)));
        note(small);
      }
      return answered;
    },
    refuseAll: (error) => {
      const asked = takeWaitingSearch();
      if (asked !== null) answer(refusal(asked.call, error));
      for (const call of asking.keys()) answer(refusal(call, error));
      asking.clear();
    },
  };
}

/** Whether a question cannot be answered as a whole without searching by text. */
function hasText(asked: SearchCall | SmallCall): boolean {
  if (asked.kind === 'search') return asked.query.text.trim() !== '';
  if (asked.kind === 'totals') return asked.queries.some(({ text }) => text.trim() !== '');
  return asked.kind === 'codes';
}

function isAnswerable(asked: SmallCall, { index, findCodes, isFinal }: StockView): boolean {
  if (asked.kind === 'offers') return isFinal || asked.codes.every((code) => findOffer(index, code) !== null);
  return findCodes !== null || !hasText(asked);
}

function answerSmall(asked: SmallCall, { index, live, text, findCodes }: StockView): FromWorkerAnswer {
  const { call, kind } = asked;
  if (kind === 'offers') return { call, kind: 'hits', hits: offersByCode(index, asked.codes, asked.query, live, text) };
  if (kind === 'codes') return { call, kind, codes: findCodes?.(asked.text, asked.limit) ?? [] };
  return { call, kind, totals: countTotals(index, asked.queries, live, text) };
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
