import { toShopError } from '@/base/shopError';
import type { RpcHost } from './port';
import type { Methods, ServerMessage } from './protocol';

export type RequestContext = {
  /** Aborted when the client cancels the request; its result is then ignored. */
  readonly signal: AbortSignal;
};

export type Handlers<M extends Methods> = {
  readonly [K in keyof M]: (
    params: M[K]['params'],
    context: RequestContext,
  ) => M[K]['result'] | Promise<M[K]['result']>;
};

/** Serves requests with a handler for each method. Errors are sent as data.
 *  @param errorCode  the code of errors that are no ShopError
 *  @returns          sends an event */
export function serveRpc<M extends Methods>(
  host: RpcHost,
  handlers: Handlers<M>,
  errorCode: string,
): (event: string) => void {
  const running = new Map<number, AbortController>();
  const run = (method: string, params: unknown, context: RequestContext): unknown => {
    const handler = handlers[method];
    if (handler === undefined) throw new Error(`unknown method ${method}`);
    return handler(params, context);
  };
  const respond = async (id: number, method: string, params: unknown) => {
    const controller = new AbortController();
    running.set(id, controller);
    const post = (message: ServerMessage) => {
      if (!controller.signal.aborted) host.post(message);
    };
    try {
      post({ type: 'result', id, result: await run(method, params, { signal: controller.signal }) });
    } catch (error) {
      const { code, message, retryable } = toShopError(error, errorCode);
      post({ type: 'error', id, error: { code, message, retryable } });
    }
    running.delete(id);
  };
  host.listen((message) => {
    switch (message.type) {
      case 'ping':
        host.post({ type: 'pong' });
        break;
      case 'cancel':
        running.get(message.id)?.abort();
        running.delete(message.id);
        break;
      case 'notification':
        run(message.method, message.params, { signal: new AbortController().signal });
        break;
      case 'request':
        void respond(message.id, message.method, message.params);
    }
  });
  host.post({ type: 'ready' });
  return (name) => host.post({ type: 'event', name });
}
