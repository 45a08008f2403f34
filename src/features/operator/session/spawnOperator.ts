import { portOfWorker, type RpcPort } from '@/rpc/port';

/** Starts the operator's worker. Only this file names its script, which the bundler makes a chunk.
 *  @throws  where workers are missing or forbidden */
export function spawnOperator(): RpcPort {
  return portOfWorker(
    new Worker(
      /* webpackChunkName: "operatorWorker" */ new URL('@/operator-worker/operatorWorker.ts', import.meta.url),
    ),
  );
}
