import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { Game } from '@/games/types';
import { lastVisit } from '@/storage/lastVisit';

/** Writing takes milliseconds, which would delay keys and taps. */
const AFTER_MS = 1000;

/** Saves game and query for the link on the welcome page: a second after the last change, and when the page is left. */
export function useRememberVisit(game: Game): void {
  const { pathname, search } = useLocation();
  const owed = useRef<(() => void) | null>(null);

  useEffect(() => {
    const keep = () => {
      owed.current = null;
      lastVisit.set({ game: game.id, address: `${pathname}${search}` });
    };
    owed.current = keep;
    const timer = setTimeout(keep, AFTER_MS);
    return () => clearTimeout(timer);
  }, [game.id, pathname, search]);

  useEffect(() => {
    const leave = () => owed.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
