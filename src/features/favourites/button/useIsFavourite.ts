import { useSyncExternalStore } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import { favourites } from '@/storage/favourites';
import { isKept } from './favouritesOfGame';

/** Whether an offer is kept. Only who shows an offer for which that has changed is drawn again. */
export function useIsFavourite(game: GameId, code: OfferCode): boolean {
  return useSyncExternalStore(favourites.subscribe, () => isKept(favourites.get(), game, code));
}
