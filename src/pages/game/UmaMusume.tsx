import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function UmaMusume() {
  return <LazyShopScreen game={gameById('UmaMusume')} />;
}
