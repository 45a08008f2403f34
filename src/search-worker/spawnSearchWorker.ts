import type { CatalogLocation } from '@/domain/catalogLocation';
import { portOfWorker, type RpcPort } from '@/rpc/port';
import type { ServerMessage } from '@/rpc/protocol';
import { takeStartedWorker } from './startedWorker';

/** Returns the search worker of a catalog: the one that the page has started early, or a new one. Only this file names its script, which
 *  the bundler makes a chunk.
 *  @throws  where workers are missing or forbidden */
export function spawnSearchWorker({ segmentBase }: CatalogLocation): RpcPort {
  const started = takeStartedWorker(segmentBase);
  if (started !== null) {
    const port = portOfWorker(started.worker);
    // Once the caller listens.
    queueMicrotask(() => {
      for (const message of started.messages) port.onmessage?.(message as ServerMessage);
    });
    return port;
  }
  return portOfWorker(new Worker(/* webpackChunkName: "searchWorker" */ new URL('./searchWorker.ts', import.meta.url)));
}
