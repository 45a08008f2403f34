import { LazyFavouritesScreen } from '@/shop/LazyFavouritesScreen';

/** `/favourites`. */
export default function FavouritesPage() {
  return <LazyFavouritesScreen />;
}
