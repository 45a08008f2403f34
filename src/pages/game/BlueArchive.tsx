import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function BlueArchive() {
  return <LazyShopScreen game={gameById('BlueArchive')} />;
}
