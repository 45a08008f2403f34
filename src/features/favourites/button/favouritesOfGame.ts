import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { Favourite, Favourites } from '@/storage/favourites';

const NONE: readonly Favourite[] = [];

/** Returns the favourites of a game; the same array until they change. */
export function favouritesOfGame({ games }: Favourites, game: GameId): readonly Favourite[] {
  return games[game] ?? NONE;
}

export function isFavourite(stored: Favourites, game: GameId, code: OfferCode): boolean {
  return favouritesOfGame(stored, game).some((favourite) => favourite.code === code);
}
