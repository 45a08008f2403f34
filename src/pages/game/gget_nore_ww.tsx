import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function GgetNoreWw() {
  return <LazyShopScreen game={gameById('gget_nore_ww')} />;
}
