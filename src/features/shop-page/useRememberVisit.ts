import { useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { Game } from '@/games/types';
import { lastVisit } from '@/storage/lastVisit';

/** Writing takes milliseconds, which whoever types or taps would wait for. */
const AFTER_MS = 1000;

/** Keeps where the buyer is, game and query, for the welcome page's way back: a second after the last change, and at once
 *  when the page is left. */
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
