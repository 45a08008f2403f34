import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function GgetWw() {
  return <LazyShopScreen game={gameById('gget_ww')} />;
}
