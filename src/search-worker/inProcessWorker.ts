import { hashInBrowser } from '@/base/hashInBrowser';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './protocol';
import { type ServeEffects, serve } from './serve';
import type { WorkerPort } from './workerPort';

/** A port whose worker side runs in this very thread, for browsers where no worker can start.
 *  Answers come in later tasks, as a worker's do, so that no caller is answered before its call returns. */
export function createInProcessWorker(effects: ServeEffects = { fetchBytes, sha256: hashInBrowser() }): WorkerPort {
  let handle: (message: ToWorker) => void = () => {};
  const closed = new AbortController();
  const later = (run: () => void) => setTimeout(() => (closed.signal.aborted ? undefined : run()), 0);
  const port: WorkerPort = {
    postMessage: (message) => later(() => handle(message)),
    onmessage: null,
    onerror: null,
    terminate: () => closed.abort(),
  };
  serve(
    {
      listen: (handler) => {
        handle = handler;
      },
      answer: (message: FromWorker) => later(() => port.onmessage?.(message)),
    },
    { ...effects, signal: closed.signal },
  );
  return port;
}
