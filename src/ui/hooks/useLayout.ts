import { useSyncExternalStore } from 'react';
import { useIsHydrated } from './useIsHydrated';

/** The three layouts of the design: phone below 768 px, desktop from 1200 px. */
export type Layout = 'phone' | 'tablet' | 'desktop';

const DESKTOP = '(min-width: 1200px)';
const PHONE = '(max-width: 767px)';

const listeners = new Set<() => void>();
/** Evaluating a media query forces a style recalculation, so the layout is cached while there are listeners. */
let cached: Layout | null = null;

/** Returns the layout for the window's width and follows its changes; `desktop` on the server. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, readLayout, () => 'desktop');
}

/** Returns the layout; null while it is unknown because the page was rendered at build time. What depends on it is then rendered for
 *  every layout and hidden by media queries. */
export function useKnownLayout(): Layout | null {
  const layout = useLayout();
  return useIsHydrated() ? layout : null;
}

function readLayout(): Layout {
  return cached ?? measureLayout();
}

function measureLayout(): Layout {
  if (window.matchMedia(PHONE).matches) return 'phone';
  return window.matchMedia(DESKTOP).matches ? 'desktop' : 'tablet';
}

function handleResize(): void {
  cached = measureLayout();
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    cached = measureLayout();
    // The media query's own `change` event is missing in Safari before 14.
    window.addEventListener('resize', handleResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    cached = null;
    window.removeEventListener('resize', handleResize);
  };
}
