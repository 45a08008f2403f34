import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function BlueArchive() {
  return <LazyShopScreen game={gameById('BlueArchive')} />;
}
