import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function UmaMusumeStone() {
  return <LazyShopScreen game={gameById('UmaMusume_Stone')} />;
}
