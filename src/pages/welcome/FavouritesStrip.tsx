import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { Link } from '@umijs/max';
import { countFavourites, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './ContinueStrip.module.css';

/** Links to the favourites and shows their number. Renders nothing if there are none. */
export function FavouritesStrip() {
  const { welcome } = useMessages();
  const count = countFavourites(useStored(favourites));
  if (count === 0) return null;
  return (
    <Link className={styles.strip} to="/favourites">
      <span className={styles.mark}>
        <HeartOutlined aria-hidden />
      </span>
      <span className={styles.text}>
        <b>{welcome.favourites(count)}</b>
        <span className={styles.game}>{welcome.favouritesNote}</span>
      </span>
      <span className={styles.open}>{welcome.open}</span>
    </Link>
  );
}
