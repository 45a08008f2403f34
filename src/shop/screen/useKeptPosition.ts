import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dropPosition, readPosition, takePosition, writePosition } from './positions';

/** Keeps how far down each entry of the browser's history was, and goes back there on Back and on reload, once the
 *  offers are there again. The browser would try too early, while the page is still short.
 *  @param ready  true once the answer is on screen */
export function useKeptPosition(ready: boolean): void {
  const { key, pathname, search } = useLocation();
  const address = pathname + search;
  const restored = useRef<string | null>(null);
  const isBack = useRef(false);
  // Asking the window has the page laid out at once.
  const place = useRef(0);

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const noteBack = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', noteBack);
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('popstate', noteBack);
    };
  }, []);

  useLayoutEffect(() => {
    if (!ready || restored.current === key) return;
    const first = restored.current === null;
    restored.current = key;
    // Where something was typed the list went to its top (useTypedTop): Back leads to where it was before.
    const before = takePosition(address);
    const kept = (isBack.current ? before : null) ?? readPosition(key);
    isBack.current = false;
    if (kept !== null) goTo(kept);
    else if (first) window.scrollTo({ top: 0 });
    // What is never moved has its place too.
    else writePosition(key, place.current);
  }, [key, address, ready]);

  useEffect(() => {
    const keep = () => {
      place.current = window.scrollY;
      if (restored.current !== key) return;
      writePosition(key, place.current);
      if (place.current > 0) dropPosition(address);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, address]);
}

/** Cards that were never in sight have no height of their own: all are laid out once, and keep it from the next frame on. */
function goTo(top: number): void {
  const { dataset } = document.documentElement;
  dataset.measured = '';
  window.scrollTo({ top });
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.measured));
}
