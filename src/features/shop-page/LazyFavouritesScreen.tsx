import { loadable } from '@/resilience/loadable';

/** The favourites page, loaded like the compare page. */
export const LazyFavouritesScreen = loadable(async () => {
  const { loadFavouritesScreen } = await import('./ShopScreen');
  return (await loadFavouritesScreen()).FavouritesScreen;
});
