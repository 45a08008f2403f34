import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function GgetNoreWw() {
  return <LazyShopScreen game={gameById('gget_nore_ww')} />;
}
