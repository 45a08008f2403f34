import type { FavouriteNow } from './resolveFavourite';

export const KEPT_SORTS = ['newest', 'changed', 'price'] as const;
export type KeptSort = (typeof KEPT_SORTS)[number];

/** Orders the favourites of a game; equals stand as they were kept, the newest first. */
export function sortFavourites(list: readonly FavouriteNow[], sort: KeptSort): readonly FavouriteNow[] {
  const newest = [...list].sort((a, b) => b.kept.keptAt - a.kept.keptAt);
  switch (sort) {
    case 'newest':
      return newest;
    case 'changed':
      return newest.sort((a, b) => Number(b.fresh) - Number(a.fresh));
    case 'price':
      return newest.sort((a, b) => a.hit.price.amount - b.hit.price.amount);
  }
}
