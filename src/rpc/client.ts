import { abortError } from '@/base/abort';
import { ShopError } from '@/base/shopError';
import type { ClientMessage, MethodName, Methods, ServerMessage } from './protocol';

export type RequestOptions = { readonly signal?: AbortSignal | undefined };

/** Matches responses to requests. */
export type RpcClient<M extends Methods> = {
  /** Sends a request.
   *  @throws  AbortError when its signal is aborted, the ShopError of the server, or the error passed to `close` */
  readonly request: <K extends MethodName<M>>(
    method: K,
    params: M[K]['params'],
    options?: RequestOptions,
  ) => Promise<M[K]['result']>;
  /** Handles a message of the server. Responses to requests that have settled are ignored. */
  readonly receive: (message: ServerMessage) => void;
  /** Rejects all pending and later requests. */
  readonly close: (error: Error) => void;
  /** Returns the pending requests, to be sent to a new worker. */
  readonly pending: () => readonly ClientMessage[];
};

type Pending = {
  readonly message: ClientMessage;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** Creates a client that sends its messages through `send`. */
export function createRpcClient<M extends Methods>(send: (message: ClientMessage) => void): RpcClient<M> {
  const requests = new Map<number, Pending>();
  let lastId = 0;
  let closedBy: Error | null = null;

  const take = (id: number) => {
    const request = requests.get(id);
    requests.delete(id);
    return request;
  };
  return {
    request: (method, params, { signal } = {}) => {
      if (signal?.aborted) return Promise.reject(abortError());
      if (closedBy !== null) return Promise.reject(closedBy);
      lastId += 1;
      const id = lastId;
      const message: ClientMessage = { type: 'request', id, method, params };
      const cancel = () => {
        const cancelled = take(id);
        if (cancelled === undefined) return;
        send({ type: 'cancel', id });
        cancelled.reject(abortError());
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const response = new Promise<unknown>((resolve, reject) => {
        requests.set(id, { message, resolve, reject });
      });
      send(message);
      return response.finally(() => signal?.removeEventListener('abort', cancel));
    },
    receive: (message) => {
      if (message.type === 'result') take(message.id)?.resolve(message.result);
      else if (message.type === 'error') {
        const { code, message: text, retryable } = message.error;
        take(message.id)?.reject(new ShopError(code, text, { retryable }));
      }
    },
    close: (error) => {
      closedBy ??= error;
      for (const { reject } of requests.values()) reject(closedBy);
      requests.clear();
    },
    pending: () => [...requests.values()].map(({ message }) => message),
  };
}
