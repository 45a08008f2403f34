import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function DuelLinks() {
  return <LazyShopScreen game={gameById('duel_links')} />;
}
