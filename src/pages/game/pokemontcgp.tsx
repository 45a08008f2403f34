import { gameById } from '@/games/games';
import { LazyShopScreen } from '@/shop/LazyShopScreen';

export default function Pokemontcgp() {
  return <LazyShopScreen game={gameById('pokemontcgp')} />;
}
