import { useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { View } from '@/domain/query';
import { readPosition, writePosition } from '@/features/search-state/scrollPositions';
import { lastScrollY } from '@/ui/browser/lastScrollY';

/** Stores the scroll position of each entry of the browser history and restores it on Back and on reload, once the offers are on
 *  screen again. The browser would try too early, while the page is still short. Another view starts at the top.
 *  @param isReady  true once the result is on screen
 *  @param view     the view of the offers on screen */
export function useScrollRestoration(isReady: boolean, view: View): void {
  const { key, state } = useLocation();
  const restoredKeyRef = useRef<string | null>(null);
  const lastViewRef = useRef<View | null>(null);

  useEffect(() => {
    // While nothing has to be laid out for it.
    lastScrollY();
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = before;
    };
  }, []);

  useLayoutEffect(() => {
    if (!isReady || restoredKeyRef.current === key) return;
    // Null for the first entry.
    const isOtherView = lastViewRef.current !== view;
    restoredKeyRef.current = key;
    lastViewRef.current = view;
    const position = readPosition(key, state);
    if (position !== null) scrollTo(position);
    else if (isOtherView && lastScrollY() > 0) window.scrollTo({ top: 0 });
    // Stores a position even for an entry that is never scrolled.
    else writePosition(key, lastScrollY());
  }, [key, state, isReady, view]);

  useEffect(() => {
    const store = () => {
      if (restoredKeyRef.current === key) writePosition(key, window.scrollY);
    };
    window.addEventListener('scroll', store, { passive: true });
    return () => window.removeEventListener('scroll', store);
  }, [key]);
}

/** Lays out all cards before scrolling, because cards that were never visible have only an estimated height. */
function scrollTo(top: number): void {
  const { dataset } = document.documentElement;
  dataset.measured = '';
  window.scrollTo({ top });
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset.measured));
}
