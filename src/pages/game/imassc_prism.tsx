import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function ImasscPrism() {
  return <LazyShopScreen game={gameById('imassc_prism')} />;
}
