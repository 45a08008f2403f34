/** Returns the browser's service workers, or null where there are none: old browsers, in-app browsers, plain HTTP, blocked
 *  storage. Everything but offline use works without them. */
export function serviceWorkerContainer(): ServiceWorkerContainer | null {
  try {
    return window.isSecureContext && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    // A sandboxed frame throws on reading the property.
    return null;
  }
}
