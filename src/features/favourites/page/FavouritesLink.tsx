import HeartOutlined from '@ant-design/icons/es/icons/HeartOutlined';
import { Link } from '@umijs/max';
import { memo, useSyncExternalStore } from 'react';
import { favouriteSaid } from '@/features/favourites/button/changeFavourites';
import { favouritesIn } from '@/features/favourites/button/favouritesIn';
import type { GameId } from '@/games/types';
import { loadable } from '@/resilience/loadable';
import { favourites } from '@/storage/favourites';
import { useStored } from '@/storage/useStored';
import { Nothing } from '@/ui/components/feedback/Nothing';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FavouritesLink.module.css';
import { favouritesPath } from './favouritesPath';

const LazySaid = loadable(
  () => import('@/features/favourites/game/SaidOfFavourite').then((module) => module.SaidOfFavourite),
  Nothing,
);

/** The bar's way to the favourites of this game, with how many there are, or to all while it has none; a heart and the number on a phone. What became
 *  of the last press on a heart is said here. */
export const FavouritesLink = memo(function KeptLink({ game }: { readonly game: GameId }) {
  const { shop } = useMessages();
  const count = favouritesIn(useStored(favourites), game).length;
  const said = useSyncExternalStore(favouriteSaid.subscribe, favouriteSaid.get);
  return (
    <>
      <Link
        className={styles.link ?? ''}
        to={count === 0 ? '/favourites' : favouritesPath(game)}
        aria-label={shop.favouritesHere(count)}
      >
        <HeartOutlined aria-hidden />
        <span className={styles.word}>{shop.favourites}</span> <b>{count || ''}</b>
      </Link>
      {said !== null && <LazySaid />}
    </>
  );
});
