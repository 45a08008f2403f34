import type { CurrentFavourite } from './resolveFavourite';

export const FAVOURITE_SORTS = ['newest', 'changed', 'price'] as const;
export type FavouriteSort = (typeof FAVOURITE_SORTS)[number];

/** Sorts the favourites of a game; ties are in the order of adding, newest first. */
export function sortFavourites(list: readonly CurrentFavourite[], sort: FavouriteSort): readonly CurrentFavourite[] {
  const newest = [...list].sort((a, b) => b.favourite.keptAt - a.favourite.keptAt);
  switch (sort) {
    case 'newest':
      return newest;
    case 'changed':
      return newest.sort((a, b) => Number(b.isNew) - Number(a.isNew));
    case 'price':
      return newest.sort((a, b) => a.hit.price.amount - b.hit.price.amount);
  }
}
