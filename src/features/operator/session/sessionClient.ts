import { ShopError } from '@/base/shopError';
import type { Answer, Ask, FromSession, QuestionKind, SessionPort, ToSession } from '@/operator-worker/protocol';

/** The screen's way to the desk.
 *  @throws  the ShopError of the desk; `operator-lost` once the worker has failed or was closed */
export type SessionClient = {
  readonly ask: <K extends QuestionKind>(kind: K, ask: Ask<K>) => Promise<Answer<K>>;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (answer: Answer<QuestionKind>) => void; readonly reject: (error: Error) => void };

/** Starts a worker and numbers what is asked of it. Questions are answered one after the other, in any order.
 *  @param spawn  may throw, which is a worker that fails at once */
export function openSessionClient(spawn: () => SessionPort): SessionClient {
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  let over: ShopError | null = null;
  let port: SessionPort | null = null;

  const end = (cause: unknown) => {
    if (over !== null) return;
    const message = cause instanceof Error ? cause.message : 'the worker is gone';
    over = new ShopError('operator-lost', message, { cause });
    port?.terminate();
    for (const { reject } of waiting.values()) reject(over);
    waiting.clear();
  };
  const settle = (message: FromSession) => {
    const asked = waiting.get(message.call);
    waiting.delete(message.call);
    if ('error' in message) asked?.reject(new ShopError(message.error.code, message.error.message));
    else asked?.resolve(message.answer);
  };
  try {
    port = spawn();
    port.onmessage = settle;
    port.onerror = end;
  } catch (error) {
    end(error);
  }
  return {
    ask: <K extends QuestionKind>(kind: K, ask: Ask<K>) =>
      new Promise<Answer<K>>((resolve, reject) => {
        if (over !== null || port === null) {
          reject(over ?? new ShopError('operator-lost', 'no worker'));
          return;
        }
        lastCall += 1;
        // The desk answers each kind with its own answer: the tie that TypeScript loses in a map of all calls.
        waiting.set(lastCall, { resolve: resolve as Waiting['resolve'], reject });
        port.postMessage({ call: lastCall, kind, ask } as ToSession);
      }),
    close: () => end(new Error('closed')),
  };
}
