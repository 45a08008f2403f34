import { createStore } from '@/base/createStore';
import type { Result } from '@/base/result';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import type { GameId } from '@/games/types';
import { addFavourite, removeFavourite } from '@/storage/editFavourites';
import { countFavourites, type Favourite, favourites, MAX_FAVOURITES } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';
import { isKept } from './favouritesIn';
import { rememberOffer } from './rememberOffer';

/** What became of the last offer that was to be kept or not any more. */
export type FavouriteSaid = { readonly kind: 'kept' | 'dropped'; readonly code: OfferCode };

/** Why a press on a heart has not had its effect: there is no room for more, or it lasts for this page only. */
export type FavouriteProblem = 'full' | StorageProblem;

/** Told by the bar, wherever the button was. */
export const favouriteSaid = createStore<FavouriteSaid | null>(null);

/** Keeps an offer, or does not keep it any more. Where as many are kept as can be, all stays as it is.
 *  @returns  what the button must say; null if all went well */
export function toggleFavourite(hit: Hit, lexicon: GameItems): FavouriteProblem | null {
  const game = lexicon.spec.game.id;
  const { code } = hit.offer;
  // A press means the heart as it is seen, whatever another tab has just written.
  const kept = favourites.get();
  if (isKept(kept, game, code)) return say('dropped', code, dropFavourite(game, code));
  if (countFavourites(kept) >= MAX_FAVOURITES) return 'full';
  return say('kept', code, addRememberedFavourite(game, rememberOffer(hit, lexicon, Date.now() as EpochMs)));
}

/** Keeps an offer. What the browser cannot keep lasts for this page. */
export function addRememberedFavourite(game: GameId, one: Favourite): Result<null, StorageProblem> {
  return favourites.update((kept) => addFavourite(kept, game, one, Date.now() as EpochMs));
}

/** Keeps an offer no longer. */
export function dropFavourite(game: GameId, code: OfferCode): Result<null, StorageProblem> {
  return favourites.update((kept) => removeFavourite(kept, game, code, Date.now() as EpochMs));
}

function say(
  kind: FavouriteSaid['kind'],
  code: OfferCode,
  stored: Result<null, StorageProblem>,
): FavouriteProblem | null {
  favouriteSaid.set({ kind, code });
  return stored.ok ? null : stored.error;
}
