import { loadable } from '@/resilience/loadable';

/** The page of favourites, as its route shows it; loaded as the page that compares is. */
export const LazyFavouritesScreen = loadable(async () => {
  const [{ ThemeRoot }, { loadFavouritesScreen }] = await Promise.all([
    import('@/ui/theme/ThemeRoot'),
    import('./ShopScreen'),
  ]);
  const { FavouritesScreen } = await loadFavouritesScreen();
  return () => (
    <ThemeRoot>
      <FavouritesScreen />
    </ThemeRoot>
  );
});
