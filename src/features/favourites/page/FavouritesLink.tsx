import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { Link } from '@umijs/max';
import { memo, useSyncExternalStore } from 'react';
import { favouritesOfGame } from '@/features/favourites/button/favouritesOfGame';
import { favouriteAnnouncement } from '@/features/favourites/button/toggleFavourite';
import type { GameId } from '@/games/types';
import { loadable } from '@/resilience/loadable';
import { favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FavouritesLink.module.css';
import { favouritesPath } from './favouritesPath';

const LazyAnnouncer = loadable(
  () => import('@/features/favourites/button/FavouriteAnnouncer').then((module) => module.FavouriteAnnouncer),
  RenderNothing,
);

/** Links from the top bar to the favourites of this game, with their number; to all favourites if the game has none.
 *  Also announces the result of heart presses on the page. */
export const FavouritesLink = memo(function FavouritesLink({ game }: { readonly game: GameId }) {
  const { shop } = useMessages();
  const count = favouritesOfGame(useStored(favourites), game).length;
  const announcement = useSyncExternalStore(
    favouriteAnnouncement.subscribe,
    favouriteAnnouncement.get,
    favouriteAnnouncement.get,
  );
  return (
    <>
      <Link
        className={styles.link ?? ''}
        to={count === 0 ? '/favourites' : favouritesPath(game)}
        aria-label={shop.favouritesHere(count)}
      >
        <HeartOutlined aria-hidden />
        <span className={styles.label}>{shop.favourites}</span> <b>{count || ''}</b>
      </Link>
      {announcement !== null && <LazyAnnouncer />}
    </>
  );
});
