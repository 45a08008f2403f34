import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function Mass() {
  return <LazyShopScreen game={gameById('Mass')} />;
}
