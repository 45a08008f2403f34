import { useSyncExternalStore } from 'react';

/** The three layouts of the design: phone under 768 px, desktop from 1200 px. */
export type Layout = 'phone' | 'tablet' | 'desktop';

const WIDE = '(min-width: 1200px)';
const NARROW = '(max-width: 767px)';

/** Which layout the window's width asks for; follows it as it changes. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, readLayout);
}

function readLayout(): Layout {
  if (window.matchMedia(NARROW).matches) return 'phone';
  return window.matchMedia(WIDE).matches ? 'desktop' : 'tablet';
}

function subscribe(listener: () => void): () => void {
  // `resize` instead of the media query's own event, which Safari before 14 does not know.
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
