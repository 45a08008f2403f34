import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function MasterDuel() {
  return <LazyShopScreen game={gameById('MasterDuel')} />;
}
