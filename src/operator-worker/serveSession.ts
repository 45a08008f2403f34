import type { RpcHost } from '@/rpc/port';
import { serveRpc } from '@/rpc/server';
import type { ImportSession } from './importSession';
import type { SessionMethods } from './protocol';

/** Serves the requests of the operator's page with an import session. */
export function serveSession(host: RpcHost, session: ImportSession): void {
  serveRpc<SessionMethods>(host, session, 'operator-broken');
}
