import { needShopMessages } from '@/locales/localeStore';
import { loadable } from '@/resilience/loadable';
import { PageIntro } from '@/ui/components/page/PageIntro';

/** The favourites page, loaded like the compare page. */
export const LazyFavouritesScreen = loadable(
  async () => {
    const [{ loadFavouritesScreen }] = await Promise.all([
      import(/* webpackChunkName: "shop" */ './ShopScreen'),
      needShopMessages(),
    ]);
    return loadFavouritesScreen();
  },
  () => <PageIntro page="favourites" />,
  'browser',
);
