import type { OfferCode } from '@/domain/offer';
import type { GameId } from '@/games/types';
import type { Favourite, Favourites } from '@/storage/favourites';

const NONE: readonly Favourite[] = [];

/** The favourites of a game: the same list as long as nothing changes. */
export function favouritesIn({ games }: Favourites, game: GameId): readonly Favourite[] {
  return games[game] ?? NONE;
}

/** Whether an offer is kept. */
export function isKept(kept: Favourites, game: GameId, code: OfferCode): boolean {
  return favouritesIn(kept, game).some((one) => one.code === code);
}
