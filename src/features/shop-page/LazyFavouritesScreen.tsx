import { loadable } from '@/resilience/loadable';
import { PageIntro } from '@/ui/components/page/PageIntro';

/** The favourites page, loaded like the compare page. */
export const LazyFavouritesScreen = loadable(
  async () => {
    const { loadFavouritesScreen } = await import(/* webpackChunkName: "shop" */ './ShopScreen');
    return (await loadFavouritesScreen()).FavouritesScreen;
  },
  () => <PageIntro page="favourites" />,
  'browser',
);
