import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function MememoriWw() {
  return <LazyShopScreen game={gameById('Mememori_ww')} />;
}
