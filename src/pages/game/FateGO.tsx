import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function FateGO() {
  return <LazyShopScreen game={gameById('FateGO')} />;
}
