import { LazyFavouritesScreen } from '@/features/shop-page/LazyFavouritesScreen';

/** `/favourites`. */
export default function FavouritesPage() {
  return <LazyFavouritesScreen />;
}
