import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function UmaMusumeStone() {
  return <LazyShopScreen game={gameById('UmaMusume_Stone')} />;
}
