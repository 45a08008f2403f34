import { ShopError, toShopError } from '@/base/shopError';
import { countTotals } from '@/engine/countTotals';
import { findOffer } from '@/engine/offerIndex';
import { isPlain } from '@/engine/plainQuery';
import type { Refinement } from '@/engine/refinement';
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
  /** Whether a question waits that cannot be answered without the refinement. */
  readonly needsRefinement: () => boolean;
  /** Answers what can be answered. A search is answered at once from what is there, for its answer says whether that is
   *  all; only one with conditions waits for the refinement. Offers that are not there yet go on waiting until nothing more will come; codes, and totals of queries with a
   *  text, until text can be searched: theirs are bare numbers and lists, which would look like the truth.
   *  @param refinement  null while it is not there
   *  @returns           what was answered */
  readonly answerAll: (stock: StockView, refinement: Refinement | null) => Answered;
  readonly refuseAll: (error: unknown) => void;
  /** Answers whatever waits for the refinement that it cannot be had. */
  readonly refuseRefined: (error: unknown) => void;
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
  const waiting = () => [...(searching === null ? [] : [searching]), ...asking.values()];
  const refuse = (isRefused: (asked: SearchCall | SmallCall) => boolean, error: unknown) => {
    if (searching !== null && isRefused(searching)) answer(refusal(takeWaitingSearch()?.call ?? 0, error));
    for (const asked of [...asking.values()].filter(isRefused)) {
      asking.delete(asked.call);
      answer(refusal(asked.call, error));
    }
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
    needsText: () => waiting().some(hasText),
    needsRefinement: () => waiting().some(needsRefinement),
    answerAll: (stock, refinement) => {
      const { index, live, text } = stock;
      let answered: Answered = 'nothing';
      const note = (call: SearchCall | SmallCall) => {
        if (answered !== 'text') answered = hasText(call) ? 'text' : 'plain';
      };
      const canBe = (call: SearchCall | SmallCall) => refinement !== null || !needsRefinement(call);
      const asked = searching !== null && canBe(searching) ? takeWaitingSearch() : null;
      if (asked !== null) {
        const page = () => search(index, asked.query, live, text, refinement);
        answer(answerTo(asked.call, (call) => ({ call, kind: 'page', page: page() })));
        note(asked);
      }
      for (const small of [...asking.values()]) {
        if (!canBe(small) || !isAnswerable(small, stock)) continue;
        asking.delete(small.call);
        answer(answerTo(small.call, () => answerSmall(small, stock, refinement)));
        note(small);
      }
      return answered;
    },
    refuseAll: (error) => refuse(() => true, error),
    refuseRefined: (error) => refuse(needsRefinement, missingCode(error)),
  };
}

/** Whether a question cannot be answered as a whole without searching by text. */
function hasText(asked: SearchCall | SmallCall): boolean {
  if (asked.kind === 'search') return asked.query.text.trim() !== '';
  if (asked.kind === 'totals') return asked.queries.some(({ text }) => text.trim() !== '');
  return asked.kind === 'codes';
}

/** Whether a question cannot be answered without the refinement. */
function needsRefinement(asked: SearchCall | SmallCall): boolean {
  if (asked.kind === 'totals') return true;
  return asked.kind !== 'codes' && !isPlain(asked.query);
}

function isAnswerable(asked: SmallCall, { index, findCodes, isFinal }: StockView): boolean {
  if (asked.kind === 'offers') return isFinal || asked.codes.every((code) => findOffer(index, code) !== null);
  return findCodes !== null || !hasText(asked);
}

function answerSmall(
  asked: SmallCall,
  { index, live, text, findCodes }: StockView,
  refinement: Refinement | null,
): FromWorkerAnswer {
  const { call, kind } = asked;
  if (kind === 'offers') {
    return { call, kind: 'hits', hits: offersByCode(index, asked.codes, asked.query, live, text, refinement) };
  }
  if (kind === 'codes') return { call, kind, codes: findCodes?.(asked.text, asked.limit) ?? [] };
  return { call, kind, totals: refinement === null ? [] : countTotals(index, asked.queries, live, text, refinement) };
}

/** A question that makes the engine stumble is answered by the error; the next one is not the worse for it. */
function answerTo(call: number, run: (call: number) => FromWorkerAnswer): FromWorkerAnswer {
  try {
    return run(call);
  } catch (error) {
    return refusal(call, error);
  }
}

/** A chunk may come the next time, whatever the loader says. */
function missingCode(error: unknown): ShopError {
  const { message } = toShopError(error, 'worker-code');
  return new ShopError('worker-code', message, { cause: error, retryable: true });
}

function refusal(call: number, error: unknown): FromWorkerAnswer {
  const { code, message, retryable } = toShopError(error, 'worker-failed');
  return { call, kind: 'error', code, message, retryable };
}
