import type { FromWorker, ToWorker } from './protocol';
import type { WorkerPort } from './workerPort';

export type TendEvents = {
  /** Everything the worker says, but for the answers to being asked whether it lives. */
  readonly onMessage: (message: Exclude<FromWorker, { readonly kind: 'pong' }>) => void;
  /** The worker failed or fell silent, and is ended. @param wasReady  whether it ever said `ready` */
  readonly onLost: (wasReady: boolean) => void;
  /** Whether answers are owed: only then is a silent worker a lost one. */
  readonly isOwed: () => boolean;
};

export type TendedPort = {
  /** Sends a message; before the worker is ready, what is sent is lost. */
  readonly send: (message: ToWorker) => void;
  readonly drop: () => void;
};

/** How many ticks a worker may be silent: before it says `ready`; before it is asked whether it lives; before it is
 *  lost. Ticks, not moments: a tab that sleeps does not tick, so waking up finds no worker late that slept too. */
const SILENT_TICKS = { unready: 3, asked: 2, lost: 5 } as const;

/** Looks after one worker until it is dropped or lost.
 *  @param tickMs  how often it is looked at; null for one in this thread, whose watcher would hang with it */
export function startWorkerHeartbeat(port: WorkerPort, events: TendEvents, tickMs: number | null): TendedPort {
  let ready = false;
  let silent = 0;
  let over = false;

  const drop = () => {
    over = true;
    clearInterval(watch);
    port.terminate();
  };
  const lose = () => {
    if (over) return;
    drop();
    events.onLost(ready);
  };
  const look = () => {
    if (ready && !events.isOwed()) silent = 0;
    else silent += 1;
    if (silent >= (ready ? SILENT_TICKS.lost : SILENT_TICKS.unready)) lose();
    else if (ready && silent === SILENT_TICKS.asked) port.postMessage({ call: 0, kind: 'ping' });
  };
  port.onmessage = (message) => {
    if (over) return;
    silent = 0;
    if (message.kind === 'ready') ready = true;
    if (message.kind !== 'pong') events.onMessage(message);
  };
  port.onerror = lose;
  const watch = tickMs === null ? undefined : setInterval(look, tickMs);
  return {
    send: (message) => {
      if (ready && !over) port.postMessage(message);
    },
    drop,
  };
}
