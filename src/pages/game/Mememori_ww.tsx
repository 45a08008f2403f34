import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function MememoriWw() {
  return <LazyShopScreen game={gameById('Mememori_ww')} />;
}
