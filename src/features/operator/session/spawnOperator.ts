import type { FromSession, SessionPort } from '@/operator-worker/protocol';

/** Starts the operator's worker: the one place that names its script, which the bundler makes a chunk of its own.
 *  @throws  whatever the browser throws where workers are missing or forbidden */
export function spawnOperator(): SessionPort {
  const worker = new Worker(
    /* webpackChunkName: "operatorWorker" */ new URL('@/operator-worker/operatorWorker.ts', import.meta.url),
  );
  const port: SessionPort = {
    postMessage: (message) => worker.postMessage(message),
    onmessage: null,
    onerror: null,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = (event: MessageEvent<FromSession>) => port.onmessage?.(event.data);
  worker.onerror = (event) => port.onerror?.(event);
  worker.onmessageerror = (event) => port.onerror?.(event);
  return port;
}
