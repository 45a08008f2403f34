import HeartFilled from '@ant-design/icons/es/icons/HeartFilled';
import { Link } from '@umijs/max';
import type { EpochMs } from '@/domain/offer';
import { EMPTY_QUERY } from '@/domain/query';
import { writeQuery } from '@/domain/queryString';
import { CompareButton } from '@/features/compare/CompareButton';
import buttonStyles from '@/features/favourites/button/FavouriteButton.module.css';
import { StorageAlert } from '@/features/favourites/button/StorageAlert';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { countText } from '@/features/labels/countText';
import { PriceBefore } from '@/features/offer/price/PriceBefore';
import { PriceNow } from '@/features/offer/price/PriceNow';
import { facetsOf } from '@/games/facetsOf';
import { gamePath } from '@/games/paths';
import { specOf } from '@/games/specs/specOf';
import type { Game } from '@/games/types';
import type { StorageProblem } from '@/storage/openStorage';
import { IconButton } from '@/ui/components/controls/IconButton';
import { formatMoney } from '@/ui/format/formatMoney';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { ChangeLabel } from './ChangeLabel';
import { ClosestOffer } from './ClosestOffer';
import { FavouriteTiles } from './FavouriteTiles';
import styles from './GameFavourites.module.css';
import { mainAmount } from './mainAmount';
import type { CurrentFavourite } from './resolveFavourite';
import type { WatchedCatalog } from './watchedCatalog';

export type FavouriteRowProps = {
  readonly game: Game;
  readonly row: CurrentFavourite;
  readonly catalog: WatchedCatalog;
  readonly now: EpochMs;
  /** Why its last change was not stored. */
  readonly problem: StorageProblem | null;
  readonly onRemove: () => void;
};

/** Shows a favourite with its current state and links to its offer. For a favourite that is sold or gone, shows the stored data and names
 *  the closest available offer. */
export function FavouriteRow({ game, row, catalog, now, problem, onRemove }: FavouriteRowProps) {
  const messages = useFavouriteMessages();
  const { shop } = useMessages();
  const locale = useLocale();
  const { hit, change } = row;
  const { code } = hit.offer;
  const spec = specOf(game);
  const href = `${gamePath('game', game.id)}${writeQuery({ ...EMPTY_QUERY, open: code }, facetsOf(spec))}`;
  const amount = mainAmount(hit.offer, spec, locale);
  const isSold = change === 'sold';
  return (
    <li className={`${styles.row} ${isSold ? styles.off : ''}`}>
      <div className={styles.line}>
        <Link
          className={styles.code ?? ''}
          to={href}
          aria-label={shop.openOffer(code, formatMoney(hit.price, locale), hit.offer.shop)}
        >
          {code}
        </Link>
        <span className={styles.tiles}>
          {catalog.gameItems !== null && (
            <FavouriteTiles items={row.favourite.items} gameItems={catalog.gameItems} isSold={isSold} />
          )}
        </span>
        <span className={styles.facts}>
          {amount !== null && (
            <p className={styles.amount}>
              {amount.name} <b>{countText(amount.value, locale)}</b>
            </p>
          )}
          {hit.offer.shop}
        </span>
        <span className={styles.change}>
          <ChangeLabel row={row} now={now} />
        </span>
        <span className={styles.price}>
          <PriceNow hit={isSold ? { ...hit, live: 'sold' } : hit} size="row" /> <PriceBefore hit={hit} />
        </span>
        <span className={styles.actions}>
          <span className={buttonStyles.heart}>
            <IconButton
              label={messages.removeFavourite(code)}
              icon={<HeartFilled aria-hidden />}
              pressed
              onClick={onRemove}
            />
          </span>
          <CompareButton game={game.id} code={code} />
        </span>
      </div>
      <StorageAlert problem={problem} />
      {isSold && catalog.gameItems !== null && catalog.result !== null && (
        <ClosestOffer
          game={game}
          favourite={row.favourite}
          gameItems={catalog.gameItems}
          result={catalog.result}
          client={catalog.client}
        />
      )}
    </li>
  );
}
