import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function FateGO() {
  return <LazyShopScreen game={gameById('FateGO')} />;
}
