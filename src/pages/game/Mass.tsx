import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function Mass() {
  return <LazyShopScreen game={gameById('Mass')} />;
}
