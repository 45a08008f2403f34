import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function GgetNoreJp() {
  return <LazyShopScreen game={gameById('gget_nore_jp')} />;
}
