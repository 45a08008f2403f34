import type { ClientMessage, ServerMessage } from './protocol';

/** The client's end of a connection, shaped like a Worker with typed messages. */
export type RpcPort = {
  postMessage(message: ClientMessage): void;
  onmessage: ((message: ServerMessage) => void) | null;
  onerror: ((error: unknown) => void) | null;
  terminate(): void;
};

/** The server's end of a connection. */
export type RpcHost = {
  listen(handler: (message: ClientMessage) => void): void;
  post(message: ServerMessage): void;
};

/** Wraps a worker as a port. Messages that cannot be deserialised count as errors. */
export function portOfWorker(worker: Worker): RpcPort {
  const port: RpcPort = {
    postMessage: (message) => worker.postMessage(message),
    onmessage: null,
    onerror: null,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event: MessageEvent<ServerMessage>) => port.onmessage?.(event.data);
  worker.onerror = (event) => port.onerror?.(event);
  worker.onmessageerror = (event) => port.onerror?.(event);
  return port;
}

/** The part of a worker's global scope that is used; the DOM types only have the window's. */
type WorkerScope = {
  onmessage: ((event: { readonly data: ClientMessage }) => void) | null;
  postMessage(message: ServerMessage): void;
  readonly name: string;
};

/** Returns the name that the worker that this code runs in was started with; '' if it has none. */
export function workerName(): string {
  return (globalThis as unknown as WorkerScope).name;
}

/** Returns the host of the worker that this code runs in. */
export function workerHost(): RpcHost {
  const scope = globalThis as unknown as WorkerScope;
  return {
    listen: (handler) => {
      scope.onmessage = ({ data }) => handler(data);
    },
    post: (message) => scope.postMessage(message),
  };
}

/** Runs a server in this thread, for browsers that cannot start a worker. Messages are delivered in later tasks, as a
 *  worker's are.
 *  @param start  starts the server; the signal is aborted when the port is terminated */
export function createInProcessPort(start: (host: RpcHost, signal: AbortSignal) => void): RpcPort {
  let handle: (message: ClientMessage) => void = () => {};
  const closed = new AbortController();
  const later = (run: () => void) => setTimeout(() => (closed.signal.aborted ? undefined : run()), 0);
  const port: RpcPort = {
    postMessage: (message) => later(() => handle(message)),
    onmessage: null,
    onerror: null,
    terminate: () => closed.abort(),
  };
  const host: RpcHost = {
    listen: (handler) => {
      handle = handler;
    },
    post: (message) => later(() => port.onmessage?.(message)),
  };
  start(host, closed.signal);
  return port;
}
