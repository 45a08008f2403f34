import { Link } from '@umijs/max';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { EmptyPanel } from '@/features/placeholders/EmptyPanel';

/** The page before anything is kept: how to begin. */
export function NoFavourites() {
  const words = useFavouriteMessages();
  return (
    <EmptyPanel title={words.nothing} hint={words.nothingHint}>
      <Link to="/welcome">{words.toGames}</Link>
    </EmptyPanel>
  );
}
