import { useEffect } from 'react';
import type { EpochMs } from '@/domain/offer';
import { catalogUrl } from '@/features/search-state/catalogUrl';
import type { Game } from '@/games/types';
import { cacheForOffline } from '@/offline/cacheForOffline';

/** Has the catalog of a game kept on this device, with all that searching it needs, so that it opens without a network.
 *  @param publishedAt  of the catalog on screen; null until all of it has come and the page is quiet */
export function useCacheCatalog(game: Game, publishedAt: EpochMs | null): void {
  useEffect(() => {
    if (publishedAt !== null) void cacheForOffline(catalogUrl(game).manifestUrl);
  }, [game, publishedAt]);
}
