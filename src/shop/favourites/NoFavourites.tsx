import { Link } from '@umijs/max';
import { EmptyStand } from '@/shop/hits/EmptyStand';
import styles from './FavouritesPage.module.css';
import { useFavouriteMessages } from './messages/useFavouriteMessages';

/** The page before anything is kept: how to begin. */
export function NoFavourites() {
  const words = useFavouriteMessages();
  return (
    <div className={styles.nothing}>
      <EmptyStand />
      <h2>{words.nothing}</h2>
      <p>{words.nothingHint}</p>
      <Link to="/welcome">{words.toGames}</Link>
    </div>
  );
}
