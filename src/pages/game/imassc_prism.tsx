import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function ImasscPrism() {
  return <LazyShopScreen game={gameById('imassc_prism')} />;
}
