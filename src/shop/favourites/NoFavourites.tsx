import { Link } from '@umijs/max';
import { EmptyPanel } from '@/shop/hits/EmptyPanel';
import { useFavouriteMessages } from './messages/useFavouriteMessages';

/** The page before anything is kept: how to begin. */
export function NoFavourites() {
  const words = useFavouriteMessages();
  return (
    <EmptyPanel title={words.nothing} hint={words.nothingHint}>
      <Link to="/welcome">{words.toGames}</Link>
    </EmptyPanel>
  );
}
