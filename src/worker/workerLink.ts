import { type ShopError, toShopError } from '@/base/shopError';
import type { FromWorkerAnswer, ToWorker } from './protocol';
import { type TendEvents, type TendedPort, tendPort } from './tendPort';
import type { WorkerPort } from './workerPort';

export type LinkEvents = {
  /** A worker is ready that knows nothing yet: it must be told everything. */
  readonly onStart: () => void;
  readonly onAnswer: (answer: FromWorkerAnswer) => void;
  readonly onProgress: () => void;
  /** No worker, not even one in this thread, can be had. */
  readonly onDead: (error: ShopError) => void;
  /** Whether answers are owed. */
  readonly isOwed: () => boolean;
};

export type WorkerLink = { readonly send: (message: ToWorker) => void; readonly close: () => void };

/** After so many losses without an answer in between no worker is tried again: the search goes on in the screen's thread. */
const MAX_LOSSES = 3;

/** Keeps a worker alive: one that dies, hangs or never starts is replaced, at last by `local`, which runs in this thread.
 *  @param spawn   may throw: then there is no worker
 *  @param local   loads the stand-in; its rejection is the end
 *  @param tickMs  how often the worker is looked at */
export function openWorkerLink(
  spawn: () => WorkerPort,
  local: () => Promise<WorkerPort>,
  events: LinkEvents,
  tickMs: number,
): WorkerLink {
  let tended: TendedPort | null = null;
  let closed = false;
  let losses = 0;

  const onMessage: TendEvents['onMessage'] = (message) => {
    if (message.kind === 'ready') events.onStart();
    else if (message.kind === 'progress') events.onProgress();
    else {
      losses = 0;
      events.onAnswer(message);
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
    tended = tendPort(port, { onMessage, onLost, isOwed: events.isOwed }, ticks);
  };
  const standIn = () => {
    local().then(
      (port) => (closed ? port.terminate() : tend(port, null)),
      (error: unknown) => (closed ? undefined : events.onDead(toShopError(error, 'worker-none'))),
    );
  };
  const start = () => {
    try {
      tend(spawn(), tickMs);
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
