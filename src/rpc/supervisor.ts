import { type ShopError, toShopError } from '@/base/shopError';
import type { MonitoredWorker } from './heartbeat';
import { monitorWorker } from './heartbeat';
import type { RpcPort } from './port';
import type { ClientMessage, ServerMessage } from './protocol';

export type SupervisorOptions = {
  /** Starts a worker; throws where workers are not available. */
  readonly spawn: () => RpcPort;
  /** Loads the server into this thread, for the case that no worker runs. */
  readonly spawnInProcess: () => Promise<RpcPort>;
  /** Called when a worker is ready; a new worker has no state. */
  readonly onReady: () => void;
  readonly onMessage: (message: ServerMessage) => void;
  /** Called when the server cannot even be loaded into this thread. */
  readonly onUnavailable: (error: ShopError) => void;
  readonly hasPending: () => boolean;
  /** Interval of the heartbeat. */
  readonly tickMs: number;
};

export type Supervisor = { readonly send: (message: ClientMessage) => void; readonly close: () => void };

/** After this number of losses without a response in between, the server runs in this thread. */
const MAX_LOSSES = 3;

/** Keeps a worker running: one that fails, hangs or does not start is replaced, in the end by one in this thread. */
export function superviseWorker(options: SupervisorOptions): Supervisor {
  let worker: MonitoredWorker | null = null;
  let isClosed = false;
  let losses = 0;

  const onMessage = (message: ServerMessage) => {
    if (message.type === 'ready') {
      options.onReady();
      return;
    }
    if (message.type !== 'event') losses = 0;
    options.onMessage(message);
  };
  const onLost = (wasReady: boolean) => {
    worker = null;
    losses += 1;
    // If a worker was never ready, the next one will not be either.
    if (!wasReady || losses >= MAX_LOSSES) startInProcess();
    else start();
  };
  const monitor = (port: RpcPort, tickMs: number | null) => {
    worker = monitorWorker(port, { onMessage, onLost, hasPending: options.hasPending }, tickMs);
  };
  const startInProcess = () => {
    options.spawnInProcess().then(
      (port) => (isClosed ? port.terminate() : monitor(port, null)),
      (error: unknown) => (isClosed ? undefined : options.onUnavailable(toShopError(error, 'worker-none'))),
    );
  };
  const start = () => {
    try {
      monitor(options.spawn(), options.tickMs);
    } catch {
      startInProcess();
    }
  };

  start();
  return {
    send: (message) => worker?.send(message),
    close: () => {
      isClosed = true;
      worker?.terminate();
    },
  };
}
