import { useSyncExternalStore } from 'react';

/** The three layouts of the design: phone under 768 px, desktop from 1200 px. */
export type Layout = 'phone' | 'tablet' | 'desktop';

const WIDE = '(min-width: 1200px)';
const NARROW = '(max-width: 767px)';

const listeners = new Set<() => void>();
/** Asking the browser makes it work out the page's style: it is asked once a resize, while somebody listens. */
let known: Layout | null = null;

/** Which layout the window's width asks for; follows it as it changes. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, readLayout);
}

function readLayout(): Layout {
  return known ?? measure();
}

function measure(): Layout {
  if (window.matchMedia(NARROW).matches) return 'phone';
  return window.matchMedia(WIDE).matches ? 'desktop' : 'tablet';
}

function onResize(): void {
  known = measure();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = measure();
    // `resize` instead of the media query's own event, which Safari before 14 does not know.
    window.addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    known = null;
    window.removeEventListener('resize', onResize);
  };
}
