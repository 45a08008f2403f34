import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { readPosition, writePosition } from '@/features/search-state/scrollPositions';
import { lastScrollY } from '@/ui/hooks/lastScrollY';

/** Keeps how far down each entry of the browser's history was, and goes back there on Back and on reload, once the
 *  offers are there again. The browser would try too early, while the page is still short.
 *  @param ready  true once the answer is on screen */
export function useScrollRestoration(ready: boolean): void {
  const { key, state } = useLocation();
  const restored = useRef<string | null>(null);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);

  useLayoutEffect(() => {
    if (!ready || restored.current === key) return;
    const first = restored.current === null;
    restored.current = key;
    const kept = readPosition(key, state);
    if (kept !== null) goTo(kept);
    else if (first) window.scrollTo({ top: 0 });
    // What is never moved has its place too.
    else writePosition(key, lastScrollY());
  }, [key, state, ready]);

  useEffect(() => {
    const keep = () => {
      if (restored.current === key) writePosition(key, lastScrollY());
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}

/** Cards that were never in sight have no height of their own: all are laid out once, and keep it from the next frame on. */
function goTo(top: number): void {
  const { dataset } = document.documentElement;
  dataset.measured = '';
  window.scrollTo({ top });
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.measured));
}
