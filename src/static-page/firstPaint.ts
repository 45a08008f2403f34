/** Browsers that report no first paint are not waited for any longer. */
const LONGEST_WAIT_MS = 1_000;

/** Resolves when the first content of the page is on the screen; at once for a page in the background, which is not painted. */
export function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    if (typeof PerformanceObserver === 'undefined') return;
    new PerformanceObserver((_paints, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
