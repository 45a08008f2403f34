import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { Link } from '@umijs/max';
import { countFavourites, favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FavouritesLink.module.css';

/** Links to the favourites and shows their number. Renders nothing if there are none. */
export function FavouritesLink() {
  const { welcome } = useMessages();
  const count = countFavourites(useStored(favourites));
  if (count === 0) return null;
  return (
    <Link className={styles.link} to="/favourites">
      <HeartOutlined aria-hidden />
      <span aria-hidden className={styles.word}>
        {welcome.favouritesWord}
      </span>
      <b aria-hidden>{count}</b>
      <VisuallyHidden>{welcome.favourites(count)}</VisuallyHidden>
    </Link>
  );
}
