import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function SrwDdWw() {
  return <LazyShopScreen game={gameById('srw_dd_ww')} />;
}
