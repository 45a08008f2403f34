let scrollY: number | null = null;

/** Returns the vertical scroll position in CSS pixels as of the last scroll event. Only the first call reads `window.scrollY`,
 *  which can force a layout during an update. */
export function lastScrollY(): number {
  if (scrollY === null) {
    scrollY = window.scrollY;
    window.addEventListener('scroll', recordScrollY, { passive: true });
  }
  return scrollY;
}

function recordScrollY(): void {
  scrollY = window.scrollY;
}
