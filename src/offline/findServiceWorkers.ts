/** The browser's service workers, or null where there are none: old browsers, in-app browsers, plain http, blocked storage.
 *  Everything works without them, only not offline. */
export function findServiceWorkers(): ServiceWorkerContainer | null {
  try {
    return window.isSecureContext && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    // A sandboxed frame throws at the mere question: it has none.
    return null;
  }
}
