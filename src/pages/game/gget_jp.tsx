import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function GgetJp() {
  return <LazyShopScreen game={gameById('gget_jp')} />;
}
