import type { Game } from '@/games/types';
import { loadable } from '@/resilience/loadable';

type CompareScreenProps = { readonly game: Game };

/** The compare page. It is loaded through the chunk of the shop screen, which most of its visitors have already, so that
 *  neither chunk contains parts of the other. */
export const LazyCompareScreen = loadable<CompareScreenProps>(async () => {
  const [{ ThemeRoot }, { loadCompareScreen }] = await Promise.all([
    import('@/ui/theme/ThemeRoot'),
    import('./ShopScreen'),
  ]);
  const { CompareScreen } = await loadCompareScreen();
  return ({ game }) => (
    <ThemeRoot>
      <CompareScreen game={game} />
    </ThemeRoot>
  );
});
