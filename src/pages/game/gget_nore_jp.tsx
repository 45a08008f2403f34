import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function GgetNoreJp() {
  return <LazyShopScreen game={gameById('gget_nore_jp')} />;
}
