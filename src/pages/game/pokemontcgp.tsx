import { LazyShopScreen } from '@/features/shop-page/LazyShopScreen';
import { gameById } from '@/games/games';

export default function Pokemontcgp() {
  return <LazyShopScreen game={gameById('pokemontcgp')} />;
}
