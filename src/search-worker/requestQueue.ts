import { ShopError, toShopError } from '@/base/shopError';
import type { PartialResult } from '@/domain/searchResponse';
import { isPlain } from '@/engine/plainQuery';
import { search } from '@/engine/search';
import type { Answered, CatalogIndexView } from './catalogIndex';
import type { FilteredSearch } from './filteredSearch';
import type { FromWorkerAnswer, ToWorker } from './protocol';

type Search = Extract<ToWorker, { readonly kind: 'search' }>;

/** What is answered from the catalog besides searches. */
export type SmallQuestion = Extract<ToWorker, { readonly kind: 'offers' | 'codes' | 'totals' | 'points' }>;

type Asked = Search | SmallQuestion;

/** The calls that wait for an answer: one search, the newest, and any number of smaller questions. */
export type RequestQueue = {
  /** Takes a question; of searches only the newest waits, the one before it is answered `cancelled`. */
  readonly take: (call: Asked) => void;
  readonly cancel: (call: number) => void;
  /** Whether nothing waits. */
  readonly isClear: () => boolean;
  /** Whether a question waits that text has to do with. */
  readonly needsText: () => boolean;
  /** Whether a question waits that cannot be answered without the refinement: any but a plain search. */
  readonly needsRefinement: () => boolean;
  /** Answers what can be answered, the search first.
   *  @param late  null while it is not there: then only a plain search can be answered
   *  @returns     what was answered */
  readonly answerAll: (stock: CatalogIndexView, late: FilteredSearch | null) => Answered;
  readonly refuseAll: (error: unknown) => void;
  /** Answers whatever waits for the refinement that it cannot be had. */
  readonly refuseRefined: (error: unknown) => void;
};

/** Opens an empty desk. */
export function openImportSession(answer: (message: FromWorkerAnswer) => void): RequestQueue {
  /** The search, if there is one, before the others. */
  let waiting: readonly Asked[] = [];
  /** Answers the questions for which there is an answer; the others go on waiting. */
  const answerThose = (answerTo: (asked: Asked) => FromWorkerAnswer | null) => {
    const answered: Asked[] = [];
    for (const asked of waiting) {
      const found = answerTo(asked);
      if (found === null) continue;
      answered.push(asked);
      waiting = waiting.filter((one) => one !== asked);
      answer(found);
    }
    return answered;
  };
  return {
    take: (asked) => {
      if (asked.kind !== 'search') waiting = [...waiting, asked];
      else {
        answerThose(({ call, kind }) => (kind === 'search' ? { call, kind: 'cancelled' } : null));
        waiting = [asked, ...waiting];
      }
    },
    cancel: (cancelled) => {
      waiting = waiting.filter(({ call }) => call !== cancelled);
    },
    isClear: () => waiting.length === 0,
    needsText: () => waiting.some(hasText),
    needsRefinement: () => waiting.some(needsRefinement),
    answerAll: (stock, late) => {
      const answered = answerThose((asked) => {
        try {
          return answerTo(asked, stock, late, answer);
        } catch (error) {
          // A question that makes the engine stumble is answered by the error; the next one is not the worse for it.
          return refusal(asked, error);
        }
      });
      if (answered.some(hasText)) return 'text';
      return answered.length === 0 ? 'nothing' : 'plain';
    },
    refuseAll: (error) => {
      answerThose((asked) => refusal(asked, error));
    },
    refuseRefined: (error) => {
      const missing = missingCode(error);
      answerThose((asked) => (needsRefinement(asked) ? refusal(asked, missing) : null));
    },
  };
}

/** Whether a question cannot be answered as a whole without searching by text. */
function hasText(asked: Asked): boolean {
  if (asked.kind === 'search' || asked.kind === 'points') return asked.query.text.trim() !== '';
  if (asked.kind === 'totals') return asked.queries.some(({ text }) => text.trim() !== '');
  return asked.kind === 'codes';
}

function needsRefinement(asked: Asked): boolean {
  return asked.kind !== 'search' || !isPlain(asked.query);
}

/** A search is answered at once from what is there, for its answer says whether that is all. */
function answerTo(
  asked: Asked,
  stock: CatalogIndexView,
  late: FilteredSearch | null,
  answer: (message: FromWorkerAnswer) => void,
): FromWorkerAnswer | null {
  if (asked.kind !== 'search') return late === null ? null : late.answerSmall(asked, stock);
  const { call, query, headed } = asked;
  const { index, live, text } = stock;
  const tell = (head: PartialResult) => headed && answer({ call, kind: 'head', head });
  const page = search(index, query, live, text, late === null ? null : late.refine, tell);
  return page && { call, kind: 'page', page: headed ? { ...page, hits: [] } : page };
}

/** A chunk may come the next time, whatever the loader says. */
function missingCode(error: unknown): ShopError {
  const { message } = toShopError(error, 'worker-code');
  return new ShopError('worker-code', message, { cause: error, retryable: true });
}

function refusal({ call }: Asked, error: unknown): FromWorkerAnswer {
  const { code, message, retryable } = toShopError(error, 'worker-failed');
  return { call, kind: 'error', code, message, retryable };
}
