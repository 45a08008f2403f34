import { forgetReload, readBuildId, reloadOnce } from './reloadOnce';

const HEALTHY_AFTER_MS = 10_000;

let healthy: ReturnType<typeof setTimeout> | undefined;

/** After ten seconds without a missing chunk, considers the page healthy, so that a later failure may reload it again. Call once, at the
 *  start. */
export function watchHealth(): void {
  healthy = setTimeout(() => withSession((session) => forgetReload(session)), HEALTHY_AFTER_MS);
}

/** Reloads the page once after a chunk failed; never offline, where the browser's error page would replace ours.
 *  @returns  true if the page is reloading */
export function recoverByReload(): boolean {
  clearTimeout(healthy);
  if (!navigator.onLine) return false;
  const outcome = withSession((session) => reloadOnce(readBuildId(document), session, () => window.location.reload()));
  return outcome === 'reloading';
}

function withSession<T>(use: (session: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    // The getter throws where site data is blocked.
    return null;
  }
}
