import type { FromWorker } from './protocol';
import type { WorkerPort } from './workerPort';

/** Starts the search worker: the one place that names its script, which the bundler makes a chunk of its own.
 *  @throws  whatever the browser throws where workers are missing or forbidden */
export function spawn(): WorkerPort {
  const worker = new Worker(/* webpackChunkName: "searchWorker" */ new URL('./searchWorker.ts', import.meta.url));
  const port: WorkerPort = {
    postMessage: (message) => worker.postMessage(message),
    onmessage: null,
    onerror: null,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event: MessageEvent<FromWorker>) => port.onmessage?.(event.data);
  worker.onerror = (event) => port.onerror?.(event);
  worker.onmessageerror = (event) => port.onerror?.(event);
  return port;
}
