import { useEffect } from 'react';
import type { EpochMs } from '@/domain/offer';
import { catalogueAt } from '@/features/search-state/catalogUrl';
import type { Game } from '@/games/types';
import { keepForOffline } from '@/offline/cacheForOffline';

/** Has the catalogue of a game kept on this device, with all that searching it needs, so that it opens without a network.
 *  @param publishedAt  of the catalogue on screen; null until all of it has come and the page is quiet */
export function useKeepCatalogue(game: Game, publishedAt: EpochMs | null): void {
  useEffect(() => {
    if (publishedAt !== null) void keepForOffline(catalogueAt(game).manifestUrl);
  }, [game, publishedAt]);
}
