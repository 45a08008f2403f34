import { createStore } from '@/base/createStore';
import type { Result } from '@/base/result';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import type { GameId } from '@/games/types';
import { addFavourite, removeFavourite } from '@/storage/editFavourites';
import { countFavourites, type Favourite, favourites, MAX_FAVOURITES } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';
import { createFavourite } from './createFavourite';
import { isFavourite } from './favouritesOfGame';

/** The last change by a heart button, for screen readers. */
export type FavouriteAnnouncement = { readonly kind: 'added' | 'removed'; readonly code: OfferCode };

/** Why a heart press has no lasting effect: the limit is reached, or the change could not be stored. */
export type FavouriteProblem = 'full' | StorageProblem;

export const favouriteAnnouncement = createStore<FavouriteAnnouncement | null>(null);

/** Adds an offer to the favourites or removes it. Does nothing at the limit of favourites.
 *  @returns  the problem to show beside the button; null on success */
export function toggleFavourite(hit: Hit, gameItems: GameItems): FavouriteProblem | null {
  const game = gameItems.spec.game.id;
  const { code } = hit.offer;
  // `get` instead of `update`: the press toggles the state on screen, even if another tab has just changed it.
  const stored = favourites.get();
  if (isFavourite(stored, game, code)) return announce('removed', code, deleteFavourite(game, code));
  if (countFavourites(stored) >= MAX_FAVOURITES) return 'full';
  return announce('added', code, restoreFavourite(game, createFavourite(hit, gameItems, Date.now() as EpochMs)));
}

/** Stores a favourite unchanged. If storing fails, the favourite lasts until the page closes. */
export function restoreFavourite(game: GameId, favourite: Favourite): Result<null, StorageProblem> {
  return favourites.update((stored) => addFavourite(stored, game, favourite, Date.now() as EpochMs));
}

/** Deletes a favourite. If storing fails, the removal lasts until the page closes. */
export function deleteFavourite(game: GameId, code: OfferCode): Result<null, StorageProblem> {
  return favourites.update((stored) => removeFavourite(stored, game, code, Date.now() as EpochMs));
}

function announce(
  kind: FavouriteAnnouncement['kind'],
  code: OfferCode,
  written: Result<null, StorageProblem>,
): FavouriteProblem | null {
  favouriteAnnouncement.set({ kind, code });
  return written.ok ? null : written.error;
}
