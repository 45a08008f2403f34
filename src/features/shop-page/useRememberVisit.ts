import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { removeLocaleParam } from '@/domain/localeParam';
import type { Game } from '@/games/types';
import { lastVisit } from '@/storage/lastVisit';

/** Writing takes milliseconds, which would delay key presses and taps. */
const DEBOUNCE_MS = 1000;

/** Saves game and query for the link on the welcome page, one second after the last change and when the page is left. */
export function useRememberVisit(game: Game): void {
  const { pathname, search } = useLocation();
  const pendingSaveRef = useRef<(() => void) | null>(null);

  useEffect(() => {
    const save = () => {
      pendingSaveRef.current = null;
      lastVisit.set({ game: game.id, address: `${pathname}${removeLocaleParam(search)}` });
    };
    pendingSaveRef.current = save;
    const timer = setTimeout(save, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [game.id, pathname, search]);

  useEffect(() => {
    const saveNow = () => pendingSaveRef.current?.();
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
}
