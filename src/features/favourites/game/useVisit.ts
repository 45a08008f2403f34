import { useEffect } from 'react';
import type { EpochMs } from '@/domain/offer';
import { favourites } from '@/storage/favourites';
import { openVisit } from './favouritesVisit';

/** Begins a visit to the favourites, or goes on with the one of a moment ago, and keeps when it ended. */
export function useVisit(): void {
  useEffect(() => {
    favourites.update((kept) => openVisit(kept, now()));
    const leave = () => {
      favourites.update((kept) => ({ ...kept, visitedAt: now() }));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}

function now(): EpochMs {
  return Date.now() as EpochMs;
}
