import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function MasterDuel() {
  return <LazyShopScreen game={gameById('MasterDuel')} />;
}
