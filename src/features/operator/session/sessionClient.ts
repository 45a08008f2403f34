import { ShopError } from '@/base/shopError';
import type {
  RequestKind,
  RequestParams,
  RequestResult,
  SessionMethods,
  SessionPort,
} from '@/operator-worker/protocol';
import { createRpcClient } from '@/rpc/client';

/** Sends requests to the import session.
 *  @throws  the ShopError of the session; `operator-lost` once the worker has failed or was closed */
export type SessionClient = {
  readonly ask: <K extends RequestKind>(kind: K, ask: RequestParams<K>) => Promise<RequestResult<K>>;
  readonly close: () => void;
};

/** Starts a worker for one import session.
 *  @param spawn  if it throws, the worker counts as failed */
export function openSessionClient(spawn: () => SessionPort): SessionClient {
  let port: SessionPort | null = null;
  const rpc = createRpcClient<SessionMethods>((message) => port?.postMessage(message));
  const close = (cause: unknown) => {
    const message = cause instanceof Error ? cause.message : 'the worker is gone';
    rpc.close(new ShopError('operator-lost', message, { cause }));
    port?.terminate();
    port = null;
  };
  try {
    port = spawn();
    port.onmessage = rpc.receive;
    port.onerror = close;
  } catch (error) {
    close(error);
  }
  return {
    ask: <K extends RequestKind>(kind: K, ask: RequestParams<K>): Promise<RequestResult<K>> => rpc.request(kind, ask),
    close: () => close(new Error('closed')),
  };
}
