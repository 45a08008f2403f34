/** Of the paths that are cached, only those of pages have none. */
const HAS_EXTENSION = /\.[A-Za-z0-9]{2,11}$/;

/** Returns true if a response has the type that its path implies. Some hosts respond to a missing file with the page and
 *  status 200, and networks that require a login respond to every request with their login page. Neither page may be cached as a script or
 *  a segment. */
export function isCacheable(path: string, { status, redirected, type, headers }: Response): boolean {
  if (status !== 200 || redirected || type === 'opaque' || type === 'error') return false;
  const contentType = headers.get('content-type') ?? '';
  if (path.endsWith('.js')) return /javascript/.test(contentType);
  if (path.endsWith('.css')) return /text\/css/.test(contentType);
  return /text\/html/.test(contentType) !== HAS_EXTENSION.test(path);
}
