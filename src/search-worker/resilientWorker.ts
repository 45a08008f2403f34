import { type ShopError, toShopError } from '@/base/shopError';
import type { FromWorkerAnswer, ToWorker } from './protocol';
import { startWorkerHeartbeat, type TendEvents, type TendedPort } from './workerHeartbeat';
import type { WorkerPort } from './workerPort';

export type LinkHost = {
  /** Starts a worker; may throw: then there is none to be had. */
  readonly spawn: () => WorkerPort;
  /** Loads the stand-in, which runs in this thread; its rejection is the end. */
  readonly local: () => Promise<WorkerPort>;
  /** A worker is ready that knows nothing yet: it must be told everything. */
  readonly onStart: () => void;
  readonly onAnswer: (answer: FromWorkerAnswer) => void;
  readonly onProgress: () => void;
  /** No worker, not even one in this thread, can be had. */
  readonly onDead: (error: ShopError) => void;
  /** Whether answers are owed. */
  readonly isOwed: () => boolean;
};

export type ResilientWorker = { readonly send: (message: ToWorker) => void; readonly close: () => void };

/** After so many losses without an answer in between, the search goes on in the screen's thread. */
const MAX_LOSSES = 3;

/** Keeps a worker alive: one that dies, hangs or never starts is replaced, at last by one that runs in this thread.
 *  @param tickMs  how often the worker is looked at */
export function openWorkerLink(host: LinkHost, tickMs: number): ResilientWorker {
  let tended: TendedPort | null = null;
  let closed = false;
  let losses = 0;

  const onMessage: TendEvents['onMessage'] = (message) => {
    if (message.kind === 'ready') host.onStart();
    else if (message.kind === 'progress') host.onProgress();
    else {
      losses = 0;
      host.onAnswer(message);
    }
  };
  const onLost = (wasReady: boolean) => {
    tended = null;
    losses += 1;
    // A worker that never said a word will not say one the next time either.
    if (!wasReady || losses >= MAX_LOSSES) standIn();
    else start();
  };
  const tend = (port: WorkerPort, ticks: number | null) => {
    tended = startWorkerHeartbeat(port, { onMessage, onLost, isOwed: host.isOwed }, ticks);
  };
  const standIn = () => {
    host.local().then(
      (port) => (closed ? port.terminate() : tend(port, null)),
      (error: unknown) => (closed ? undefined : host.onDead(toShopError(error, 'worker-none'))),
    );
  };
  const start = () => {
    try {
      tend(host.spawn(), tickMs);
    } catch {
      // Missing or forbidden workers are no fault of the search: it is done in this thread.
      standIn();
    }
  };

  start();
  return {
    send: (message) => tended?.send(message),
    close: () => {
      closed = true;
      tended?.drop();
    },
  };
}
