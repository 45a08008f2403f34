import { GameWatch } from '@/features/favourites/game/CatalogWatcher';
import { useVisit } from '@/features/favourites/game/useVisit';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { usePageTitle } from '@/ui/hooks/usePageTitle';
import { FavouritesPage } from './FavouritesPage';

/** The page of favourites. Data flows one way: storage and the catalogs of their games → page. */
export function FavouritesScreen() {
  const words = useFavouriteMessages();
  usePageTitle(words.pageTitle);
  useVisit();
  return <FavouritesPage Watch={GameWatch} />;
}
