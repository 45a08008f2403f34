import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function SrwDdJp() {
  return <LazyShopScreen game={gameById('srw_dd_jp')} />;
}
