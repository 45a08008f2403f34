import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function UmaMusume() {
  return <LazyShopScreen game={gameById('UmaMusume')} />;
}
