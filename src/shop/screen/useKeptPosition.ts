import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';

const KEPT = 'vitrine.position.';

/** Keeps how far down each entry of the browser's history was, and goes back there on Back and on reload, once the
 *  offers are there again. The browser would try too early, while the page is still short.
 *  @param ready  true once the answer is on screen */
export function useKeptPosition(ready: boolean): void {
  const { key } = useLocation();
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
    const kept = readPosition(key);
    if (kept !== null) goTo(kept);
    else if (first) window.scrollTo({ top: 0 });
  }, [key, ready]);

  useEffect(() => {
    const keep = () => {
      if (restored.current === key) writePosition(key, window.scrollY);
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

function readPosition(key: string): number | null {
  try {
    const kept = Number(sessionStorage.getItem(KEPT + key) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : null;
  } catch {
    // No storage (private mode, in-app browsers): Back then starts at the top, and nothing else is lost.
    return null;
  }
}

function writePosition(key: string, top: number): void {
  try {
    sessionStorage.setItem(KEPT + key, String(Math.round(top)));
  } catch {
    // See readPosition.
  }
}
