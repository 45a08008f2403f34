import type { Game } from '@/games/types';
import { needShopMessages } from '@/locales/localeStore';
import { loadable } from '@/resilience/loadable';
import { PageIntro } from '@/ui/components/page/PageIntro';

type CompareScreenProps = { readonly game: Game };

/** The compare page. It is loaded through the chunk of the shop screen, so that neither chunk contains parts of the other. Most visitors of
 *  the compare page have loaded the shop screen already. */
export const LazyCompareScreen = loadable<CompareScreenProps>(
  async () => {
    const [{ loadCompareScreen }] = await Promise.all([
      import(/* webpackChunkName: "shop" */ './ShopScreen'),
      needShopMessages(),
    ]);
    return loadCompareScreen();
  },
  () => <PageIntro page="compare" />,
);
