import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function MememoriJp() {
  return <LazyShopScreen game={gameById('Mememori_jp')} />;
}
