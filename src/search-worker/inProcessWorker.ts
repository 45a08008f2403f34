import { hashInBrowser } from '@/base/hashInBrowser';
import { createInProcessPort, type RpcPort } from '@/rpc/port';
import { fetchBytes } from './fetchBytes';
import { type ServeEffects, serve } from './serve';

/** Runs the search in this thread, for browsers that cannot start a worker. */
export function createInProcessWorker(effects: ServeEffects = { fetchBytes, sha256: hashInBrowser() }): RpcPort {
  return createInProcessPort((host, signal) => serve(host, { ...effects, signal }));
}
