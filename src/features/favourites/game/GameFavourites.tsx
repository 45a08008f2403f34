import { Link } from '@umijs/max';
import type { EpochMs, OfferCode } from '@/domain/offer';
import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import { gamePath } from '@/games/paths';
import type { Game, GameId } from '@/games/types';
import type { Favourite } from '@/storage/favourites';
import type { StorageProblem } from '@/storage/openStorage';
import { TextButton } from '@/ui/components/controls/TextButton';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { Notice } from '@/ui/components/feedback/Notice';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import { FavouriteRow } from './FavouriteRow';
import styles from './GameFavourites.module.css';
import { RemovedFavouriteRow } from './RemovedFavouriteRow';
import type { CurrentFavourite } from './resolveFavourite';
import type { WatchedCatalog } from './watchedCatalog';

export type GameFavouritesProps = {
  readonly game: Game;
  readonly catalog: WatchedCatalog;
  readonly rows: readonly CurrentFavourite[];
  /** Codes of the rows that were removed on this page. */
  readonly removed: ReadonlySet<OfferCode>;
  readonly now: EpochMs;
  readonly problemOf: (game: GameId, code: OfferCode) => StorageProblem | null;
  readonly onRemove: (game: GameId, favourite: Favourite) => void;
  readonly onUndo: (game: GameId, favourite: Favourite) => void;
};

/** Lists the favourites of one game under a link to its shop page. */
export function GameFavourites(props: GameFavouritesProps) {
  const { game, catalog, rows, removed, now, problemOf, onRemove, onUndo } = props;
  const messages = useFavouriteMessages();
  const { common } = useMessages();
  const name = game.names[useLocale()];
  const retry = catalog.restart !== null && <TextButton onClick={catalog.restart}>{common.retry}</TextButton>;
  return (
    <section className={styles.group} aria-label={name}>
      <h2 className={styles.game}>
        <Link to={gamePath('game', game.id)} aria-label={messages.toShop(name)}>
          <GameGlyph game={game} size={24} />
          {name}
        </Link>
        <span>{messages.countIn(rows.length - removed.size)}</span>
      </h2>
      {catalog.error !== null && (
        <Notice tone="warn" action={retry}>
          {messages.failed(name)}
        </Notice>
      )}
      {catalog.error === null && catalog.isPartial && (
        <Notice tone="warn" action={retry}>
          {messages.partial(name)}
        </Notice>
      )}
      <ul className={styles.rows}>
        {rows.map((row) => {
          const { code } = row.favourite;
          const problem = problemOf(game.id, code);
          return removed.has(code) ? (
            <RemovedFavouriteRow
              key={code}
              code={code}
              problem={problem}
              onUndo={() => onUndo(game.id, row.favourite)}
            />
          ) : (
            <FavouriteRow
              key={code}
              game={game}
              row={row}
              catalog={catalog}
              now={now}
              problem={problem}
              onRemove={() => onRemove(game.id, row.favourite)}
            />
          );
        })}
      </ul>
    </section>
  );
}
