import type { Game } from '@/games/types';
import { loadable } from '@/resilience/loadable';

type CompareScreenProps = { readonly game: Game };

/** The compare page. It is loaded through the chunk of the shop screen, which most of its visitors have already, so that
 *  neither chunk contains parts of the other. */
export const LazyCompareScreen = loadable<CompareScreenProps>(async () => {
  const { loadCompareScreen } = await import('./ShopScreen');
  return (await loadCompareScreen()).CompareScreen;
});
