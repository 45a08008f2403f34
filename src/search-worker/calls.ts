import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { PartialResult } from '@/domain/searchResponse';
import type { FromWorkerAnswer, ToWorker } from './protocol';

export type Question =
  | { readonly kind: 'search'; readonly query: Query; readonly headed?: boolean }
  | { readonly kind: 'offers'; readonly codes: readonly OfferCode[]; readonly query: Query }
  | { readonly kind: 'codes'; readonly text: string; readonly limit: number }
  | { readonly kind: 'totals'; readonly queries: readonly Query[] }
  | { readonly kind: 'points'; readonly query: Query; readonly most: number };

export type OnPartialResult = (head: PartialResult) => void;

/** The questions that wait for their answers. */
export type Calls = {
  /** Asks; a search overtakes the one that waits.
   *  @param onHead  told the head of a search; again if another worker has to start over
   *  @throws  AbortError when overtaken or aborted, the ShopError that came for an answer, or what `finish` was given
   *  */
  readonly ask: (question: Question, signal: AbortSignal, onHead?: OnPartialResult) => Promise<FromWorkerAnswer>;
  /** Takes an answer, or the head of one; those to calls that wait no longer are passed over. */
  readonly settle: (answer: FromWorkerAnswer) => void;
  /** Rejects whatever waits and whatever is asked from now on. */
  readonly finish: (error: Error) => void;
  /** The messages of the calls that wait, for a worker that knows nothing of them. */
  readonly messages: () => readonly ToWorker[];
};

type Waiting = {
  readonly message: ToWorker;
  readonly onHead: OnPartialResult | undefined;
  readonly resolve: (answer: FromWorkerAnswer) => void;
  readonly reject: (error: Error) => void;
};

/** Opens the list of calls; it numbers them from 1, so that 0 is free for messages nobody waits on. */
export function openCalls(send: (message: ToWorker) => void): Calls {
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  let lastSearch = 0;
  let end: Error | null = null;

  const take = (call: number) => {
    const taken = waiting.get(call);
    waiting.delete(call);
    return taken;
  };
  const cancel = (call: number) => {
    const cancelled = take(call);
    if (cancelled === undefined) return;
    send({ call: 0, kind: 'cancel', cancelled: call });
    cancelled.reject(abortError());
  };
  return {
    ask: (question, signal, onHead) => {
      if (signal.aborted || end !== null) return Promise.reject(signal.aborted ? abortError() : end);
      lastCall += 1;
      const message: ToWorker = { call: lastCall, ...question };
      if (question.kind === 'search') {
        cancel(lastSearch);
        lastSearch = message.call;
      }
      const stop = () => cancel(message.call);
      signal.addEventListener('abort', stop, { once: true });
      const answer = new Promise<FromWorkerAnswer>((resolve, reject) => {
        waiting.set(message.call, { message, onHead, resolve, reject });
      });
      send(message);
      return answer.finally(() => signal.removeEventListener('abort', stop));
    },
    settle: (answer) => {
      if (answer.kind === 'head') {
        waiting.get(answer.call)?.onHead?.(answer.head);
        return;
      }
      const asked = take(answer.call);
      if (answer.kind === 'cancelled') asked?.reject(abortError());
      else if (answer.kind === 'error') asked?.reject(errorOf(answer));
      else asked?.resolve(answer);
    },
    finish: (error) => {
      end = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
    messages: () => [...waiting.values()].map(({ message }) => message),
  };
}

function errorOf({ code, message, retryable }: Extract<FromWorkerAnswer, { readonly kind: 'error' }>): ShopError {
  return new ShopError(code, message, { retryable });
}
