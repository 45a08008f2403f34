import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import { Link } from '@umijs/max';
import type { EpochMs } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { CompareButton } from '@/features/compare/CompareButton';
import heart from '@/features/favourites/button/FavouriteButton.module.css';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { FactLine } from '@/features/offer/facts/FactLine';
import { factsOf } from '@/features/offer/facts/factsOf';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import type { StorageProblem } from '@/storage/openStorage';
import { IconButton } from '@/ui/components/controls/IconButton';
import { formatMoney } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { ChangeWord } from './ChangeWord';
import { ClosestLine } from './ClosestLine';
import { FavouriteTiles } from './FavouriteTiles';
import type { FavouriteNow } from './favouriteNow';
import styles from './GameFavourites.module.css';
import type { GameNews } from './gameNews';

export type FavouriteRowProps = {
  readonly game: Game;
  readonly row: FavouriteNow;
  readonly news: GameNews;
  readonly now: EpochMs;
  /** Why the last change of it could not be stored. */
  readonly problem: StorageProblem | null;
  readonly onDrop: () => void;
};

const FACTS = 1;

/** One favourite as it stands now. It leads to the offer; one that is sold or gone keeps what is remembered of it, and
 *  names the closest there is. */
export function FavouriteRow({ game, row, news, now, problem, onDrop }: FavouriteRowProps) {
  const words = useFavouriteMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const { hit, state } = row;
  const { code } = hit.offer;
  const spec = specOf(game);
  const address = `${gamePath('game', game.id)}${writeQuery({ ...EMPTY_QUERY, open: code }, facetsOf(spec))}`;
  const sold = state === 'sold';
  return (
    <li className={`${styles.row} ${sold ? styles.off : ''}`}>
      <div className={styles.line}>
        <Link
          className={styles.code ?? ''}
          to={address}
          aria-label={shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop)}
        >
          {code}
        </Link>
        <span className={styles.tiles}>
          {news.lexicon !== null && <FavouriteTiles items={row.kept.items} lexicon={news.lexicon} grey={sold} />}
        </span>
        <span className={styles.facts}>
          <FactLine facts={factsOf(hit.offer, spec, '', locale, FACTS)} />
          {hit.offer.shop}
        </span>
        <span className={styles.change}>
          <ChangeWord row={row} now={now} />
        </span>
        <span className={styles.price}>
          <PriceNow hit={sold ? { ...hit, live: 'sold' } : hit} size="card" /> <PriceBefore hit={hit} />
        </span>
        <span className={styles.acts}>
          <span className={heart.heart}>
            <IconButton label={words.drop(code)} icon={<HeartFilled aria-hidden />} pressed onClick={onDrop} />
          </span>
          <CompareButton game={game.id} code={code} />
        </span>
      </div>
      <StorageAlert problem={problem} />
      {sold && news.lexicon !== null && news.answer !== null && (
        <ClosestLine game={game} kept={row.kept} lexicon={news.lexicon} answer={news.answer} client={news.client} />
      )}
    </li>
  );
}
