import type { Game } from '@/games/types';
import { loadable } from '@/resilience/loadable';
import { useRememberVisit } from './useRememberVisit';

type ShopScreenProps = { readonly game: Game };

/** The shop screen with antd's theme: one chunk for all game pages, loaded when the first of them opens. */
export function LazyShopScreen({ game }: ShopScreenProps) {
  useRememberVisit(game);
  return <ThemedShopScreen game={game} />;
}

const ThemedShopScreen = loadable<ShopScreenProps>(async () => {
  const [{ ThemeRoot }, { ShopScreen }] = await Promise.all([import('@/ui/theme/ThemeRoot'), import('./ShopScreen')]);
  return ({ game }) => (
    <ThemeRoot>
      <ShopScreen game={game} />
    </ThemeRoot>
  );
});
