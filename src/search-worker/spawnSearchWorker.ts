import { portOfWorker, type RpcPort } from '@/rpc/port';

/** Starts the search worker. Only this file names its script, which the bundler makes a chunk.
 *  @throws  where workers are missing or forbidden */
export function spawnSearchWorker(): RpcPort {
  return portOfWorker(new Worker(/* webpackChunkName: "searchWorker" */ new URL('./searchWorker.ts', import.meta.url)));
}
