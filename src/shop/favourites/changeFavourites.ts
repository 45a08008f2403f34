import { createStore } from '@/base/createStore';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchPage';
import type { GameId } from '@/games/types';
import type { Lexicon } from '@/shop/lexicon';
import { countKept, type Favourite, favourites, MOST_KEPT } from '@/storage/favourites';
import { favouritesIn, isKept } from './favouritesIn';
import { rememberOffer } from './rememberOffer';

/** What became of the last offer that was to be kept or not any more. */
export type FavouriteSaid = { readonly kind: 'kept' | 'dropped' | 'full'; readonly code: OfferCode };

/** Told by the bar, wherever the button was. */
export const favouriteSaid = createStore<FavouriteSaid | null>(null);

/** Keeps an offer, or does not keep it any more. Where as many are kept as can be, all stays as it is and says so. */
export function toggleFavourite(hit: Hit, lexicon: Lexicon): void {
  const game = lexicon.spec.game.id;
  const { code } = hit.offer;
  const kept = favourites.get();
  if (isKept(kept, game, code)) {
    dropFavourite(game, code);
    favouriteSaid.set({ kind: 'dropped', code });
  } else if (countKept(kept) >= MOST_KEPT) favouriteSaid.set({ kind: 'full', code });
  else {
    const one = rememberOffer(hit, lexicon, Date.now() as EpochMs);
    setFavourites(game, [...favouritesIn(kept, game), one]);
    favouriteSaid.set({ kind: 'kept', code });
  }
}

/** Keeps an offer no longer. */
export function dropFavourite(game: GameId, code: OfferCode): void {
  const others = favouritesIn(favourites.get(), game).filter((one) => one.code !== code);
  setFavourites(game, others);
}

/** Gives a game another list of favourites. What the browser cannot keep lasts for this page; that nothing is kept is
 *  said for the page as a whole. */
export function setFavourites(game: GameId, list: readonly Favourite[]): void {
  const kept = favourites.get();
  const { [game]: _before, ...others } = kept.games;
  favourites.set({ ...kept, games: list.length === 0 ? others : { ...others, [game]: list } });
}
