import type { RpcPort } from './port';
import type { ClientMessage, ServerMessage } from './protocol';

export type HeartbeatEvents = {
  /** Called for every message except responses to pings. */
  readonly onMessage: (message: ServerMessage) => void;
  /** Called after the worker has failed or stopped responding and was terminated.
   *  @param wasReady  whether the worker ever sent `ready` */
  readonly onLost: (wasReady: boolean) => void;
  /** Whether requests are pending: only then does a silent worker count as lost. */
  readonly hasPending: () => boolean;
};

export type MonitoredWorker = {
  /** Sends a message; messages sent before the worker is ready are dropped. */
  readonly send: (message: ClientMessage) => void;
  readonly terminate: () => void;
};

/** Ticks without a message after which a worker is pinged or lost. Ticks instead of timestamps, because a suspended tab does not tick: its
 *  worker was suspended as well, and must not count as late when the tab wakes up. */
const SILENT_TICKS = { startup: 3, ping: 2, lost: 5 } as const;

/** Monitors a worker until it is terminated or lost.
 *  @param tickMs  null for a server in this thread, which would block its own timer */
export function monitorWorker(port: RpcPort, events: HeartbeatEvents, tickMs: number | null): MonitoredWorker {
  let isReady = false;
  let isTerminated = false;
  let silentTicks = 0;

  const terminate = () => {
    isTerminated = true;
    clearInterval(timer);
    port.terminate();
  };
  const lose = () => {
    if (isTerminated) return;
    terminate();
    events.onLost(isReady);
  };
  const tick = () => {
    silentTicks = isReady && !events.hasPending() ? 0 : silentTicks + 1;
    if (silentTicks >= (isReady ? SILENT_TICKS.lost : SILENT_TICKS.startup)) lose();
    else if (isReady && silentTicks === SILENT_TICKS.ping) port.postMessage({ type: 'ping' });
  };
  port.onmessage = (message) => {
    if (isTerminated) return;
    silentTicks = 0;
    if (message.type === 'ready') isReady = true;
    if (message.type !== 'pong') events.onMessage(message);
  };
  port.onerror = lose;
  const timer = tickMs === null ? undefined : setInterval(tick, tickMs);
  return {
    send: (message) => {
      if (isReady && !isTerminated) port.postMessage(message);
    },
    terminate,
  };
}
