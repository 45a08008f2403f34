import { forgetReload, readBuildId, reloadOnce } from './reloadOnce';

const HEALTHY_AFTER_MS = 10_000;

let healthy: ReturnType<typeof setTimeout> | undefined;

/** Starts the watch that calls this page healthy after ten seconds without a missing chunk. Called once, at the start. */
export function watchHealth(): void {
  healthy = setTimeout(() => withSession((session) => forgetReload(session)), HEALTHY_AFTER_MS);
}

/** Tries the one reload that a page gets when a chunk stays away; never offline, where the browser's own error page
 *  would take the place of ours.
 *  @returns  true if the page is on its way */
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
    // Blocked site data: the getter itself throws.
    return null;
  }
}
