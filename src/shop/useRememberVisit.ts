import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import type { Game } from '@/games/types';
import { lastVisit } from '@/storage/lastVisit';

/** Keeps where the buyer is, game and query, for the welcome page's way back. */
export function useRememberVisit(game: Game): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastVisit.set({ game: game.id, address: `${pathname}${search}` });
  }, [game.id, pathname, search]);
}
