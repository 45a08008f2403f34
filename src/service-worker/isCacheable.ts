import { SHELL_PATH } from './cacheNames';

/** Whether an answer is what its path promises. Hosts answer a missing file with the page and status 200, networks that
 *  want a login answer everything with their own: neither may ever stand under the name of a script or a segment. */
export function isCacheable(path: string, { status, redirected, type, headers }: Response): boolean {
  if (status !== 200 || redirected || type === 'opaque' || type === 'error') return false;
  const what = headers.get('content-type') ?? '';
  if (path === SHELL_PATH) return /text\/html/.test(what);
  if (path.endsWith('.js')) return /javascript/.test(what);
  if (path.endsWith('.css')) return /text\/css/.test(what);
  return !/text\/html/.test(what);
}
