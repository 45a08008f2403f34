import { usePageTitle } from '@/ui/usePageTitle';
import { FavouritesPage } from './FavouritesPage';
import { GameWatch } from './GameWatch';
import { useFavouriteMessages } from './messages/useFavouriteMessages';
import { useVisit } from './useVisit';

/** The page of favourites. Data flows one way: storage and the catalogues of their games → page. */
export function FavouritesScreen() {
  const words = useFavouriteMessages();
  usePageTitle(words.pageTitle);
  useVisit();
  return <FavouritesPage Watch={GameWatch} />;
}
