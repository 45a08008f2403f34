import { ShopError, toShopError } from '@/base/shopError';
import { countTotals } from '@/engine/countTotals';
import { findOffer } from '@/engine/offerIndex';
import { isPlain } from '@/engine/plainQuery';
import type { Refinement } from '@/engine/refinement';
import { offersByCode, search } from '@/engine/search';
import type { FromWorkerAnswer, ToWorker } from './protocol';
import type { Answered, StockView } from './stock';

type Asked = Extract<ToWorker, { readonly kind: 'search' | 'offers' | 'codes' | 'totals' }>;

/** The calls that wait for an answer: one search, the newest, and any number of smaller questions. */
export type Desk = {
  /** Takes a question; of searches only the newest waits, the one before it is answered `cancelled`. */
  readonly take: (call: Asked) => void;
  readonly cancel: (call: number) => void;
  /** Whether nothing waits. */
  readonly isClear: () => boolean;
  /** Whether a question waits that text has to do with. */
  readonly needsText: () => boolean;
  /** Whether a question waits that cannot be answered without the refinement. */
  readonly needsRefinement: () => boolean;
  /** Answers what can be answered, the search first. It is answered at once from what is there, for its answer says
   *  whether that is all; only one with conditions waits for the refinement. Offers that are not there yet go on waiting
   *  until nothing more will come; codes, and totals of queries with a text, until text can be searched: theirs are bare
   *  numbers and lists, which would look like the truth.
   *  @param refinement  null while it is not there
   *  @returns           what was answered */
  readonly answerAll: (stock: StockView, refinement: Refinement | null) => Answered;
  readonly refuseAll: (error: unknown) => void;
  /** Answers whatever waits for the refinement that it cannot be had. */
  readonly refuseRefined: (error: unknown) => void;
};

/** Opens an empty desk. */
export function openDesk(answer: (message: FromWorkerAnswer) => void): Desk {
  /** The search, if there is one, before the others. */
  let waiting: readonly Asked[] = [];
  const answerThose = (isMeant: (asked: Asked) => boolean, answerTo: (asked: Asked) => FromWorkerAnswer) => {
    const taken = waiting.filter(isMeant);
    waiting = waiting.filter((asked) => !taken.includes(asked));
    for (const asked of taken) answer(answerTo(asked));
    return taken;
  };
  const refuse = (isMeant: (asked: Asked) => boolean, error: unknown) => {
    answerThose(isMeant, ({ call }) => refusal(call, error));
  };
  return {
    take: (asked) => {
      if (asked.kind !== 'search') waiting = [...waiting, asked];
      else {
        answerThose(
          ({ kind }) => kind === 'search',
          ({ call }) => ({ call, kind: 'cancelled' }),
        );
        waiting = [asked, ...waiting];
      }
    },
    cancel: (cancelled) => {
      waiting = waiting.filter(({ call }) => call !== cancelled);
    },
    isClear: () => waiting.length === 0,
    needsText: () => waiting.some(hasText),
    needsRefinement: () => waiting.some(needsRefinement),
    answerAll: (stock, refinement) => {
      const answered = answerThose(
        (asked) => (refinement !== null || !needsRefinement(asked)) && isAnswerable(asked, stock),
        (asked) => answerTo(asked, stock, refinement),
      );
      if (answered.some(hasText)) return 'text';
      return answered.length === 0 ? 'nothing' : 'plain';
    },
    refuseAll: (error) => refuse(() => true, error),
    refuseRefined: (error) => refuse(needsRefinement, missingCode(error)),
  };
}

/** Whether a question cannot be answered as a whole without searching by text. */
function hasText(asked: Asked): boolean {
  if (asked.kind === 'search') return asked.query.text.trim() !== '';
  if (asked.kind === 'totals') return asked.queries.some(({ text }) => text.trim() !== '');
  return asked.kind === 'codes';
}

/** Whether a question cannot be answered without the refinement. */
function needsRefinement(asked: Asked): boolean {
  if (asked.kind === 'totals') return true;
  return asked.kind !== 'codes' && !isPlain(asked.query);
}

function isAnswerable(asked: Asked, { index, findCodes, isFinal }: StockView): boolean {
  if (asked.kind === 'search') return true;
  if (asked.kind === 'offers') return isFinal || asked.codes.every((code) => findOffer(index, code) !== null);
  return findCodes !== null || !hasText(asked);
}

/** A question that makes the engine stumble is answered by the error; the next one is not the worse for it. */
function answerTo(asked: Asked, stock: StockView, refinement: Refinement | null): FromWorkerAnswer {
  const { index, live, text, findCodes } = stock;
  const { call, kind } = asked;
  try {
    if (kind === 'search') return { call, kind: 'page', page: search(index, asked.query, live, text, refinement) };
    if (kind === 'codes') return { call, kind, codes: findCodes?.(asked.text, asked.limit) ?? [] };
    if (kind === 'totals')
      return {
        call,
        kind,
        totals: refinement === null ? [] : countTotals(index, asked.queries, live, text, refinement),
      };
    return { call, kind: 'hits', hits: offersByCode(index, asked.codes, asked.query, live, text, refinement) };
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
