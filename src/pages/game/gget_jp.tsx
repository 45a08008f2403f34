import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function GgetJp() {
  return <LazyShopScreen game={gameById('gget_jp')} />;
}
