import type { Game } from '@/games/types';
import { loadable } from '@/resilience/loadable';

type CompareScreenProps = { readonly game: Game };

/** The page that compares offers, as its route shows it. It is loaded through the shop screen's chunk, which most who
 *  compare have already, so that neither holds a copy of the other's parts. */
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
