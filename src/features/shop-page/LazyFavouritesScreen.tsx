import { loadable } from '@/resilience/loadable';

/** The favourites page, loaded like the compare page. */
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
