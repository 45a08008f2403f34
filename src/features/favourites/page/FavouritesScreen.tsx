import { useEffect } from 'react';
import type { EpochMs } from '@/domain/offer';
import { CatalogWatcher } from '@/features/favourites/game/CatalogWatcher';
import { startVisit } from '@/features/favourites/game/favouritesVisit';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { favourites } from '@/storage/favourites';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { FavouritesPage } from './FavouritesPage';

/** Renders the favourites page with live catalogs and records the visit. */
export function FavouritesScreen() {
  const messages = useFavouriteMessages();
  usePageTitle(messages.pageTitle);
  useFavouritesVisit();
  return <FavouritesPage Watcher={CatalogWatcher} />;
}

/** Starts or resumes a visit to the favourites and stores when it ended. */
function useFavouritesVisit(): void {
  useEffect(() => {
    favourites.update((stored) => startVisit(stored, now()));
    const endVisit = () => {
      favourites.update((stored) => ({ ...stored, visitedAt: now() }));
    };
    window.addEventListener('pagehide', endVisit);
    return () => {
      window.removeEventListener('pagehide', endVisit);
      endVisit();
    };
  }, []);
}

function now(): EpochMs {
  return Date.now() as EpochMs;
}
