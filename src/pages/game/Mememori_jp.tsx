import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function MememoriJp() {
  return <LazyShopScreen game={gameById('Mememori_jp')} />;
}
