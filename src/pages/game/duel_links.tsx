import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function DuelLinks() {
  return <LazyShopScreen game={gameById('duel_links')} />;
}
