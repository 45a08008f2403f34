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
import { DroppedRow } from './RemovedFavouriteRow';
import { FavouriteRow } from './FavouriteRow';
import type { FavouriteNow } from './resolveFavourite';
import styles from './GameFavourites.module.css';
import type { GameNews } from './watchedCatalog';

export type GameFavouritesProps = {
  readonly game: Game;
  readonly news: GameNews;
  readonly rows: readonly FavouriteNow[];
  /** Those of the rows that were taken out a moment ago. */
  readonly out: ReadonlySet<OfferCode>;
  readonly now: EpochMs;
  readonly problemOf: (game: GameId, code: OfferCode) => StorageProblem | null;
  readonly onDrop: (game: GameId, favourite: Favourite) => void;
  readonly onUndo: (game: GameId, favourite: Favourite) => void;
};

/** The favourites of a game, under its name, which leads to its shop page. */
export function GameFavourites({ game, news, rows, out, now, problemOf, onDrop, onUndo }: GameFavouritesProps) {
  const words = useFavouriteMessages();
  const { common } = useMessages();
  const name = game.names[useLocale()];
  const retry = news.restart !== null && <TextButton onClick={news.restart}>{common.retry}</TextButton>;
  return (
    <section className={styles.group} aria-label={name}>
      <h2 className={styles.game}>
        <Link to={gamePath('game', game.id)} aria-label={words.toShop(name)}>
          <GameGlyph game={game} size={24} />
          {name}
        </Link>
        <span>{words.countIn(rows.length - out.size)}</span>
      </h2>
      {news.error !== null && (
        <Notice tone="warn" action={retry}>
          {words.failed(name)}
        </Notice>
      )}
      {news.error === null && news.partial && (
        <Notice tone="warn" action={retry}>
          {words.partial(name)}
        </Notice>
      )}
      <ul className={styles.rows}>
        {rows.map((row) =>
          out.has(row.kept.code) ? (
            <DroppedRow
              key={row.kept.code}
              code={row.kept.code}
              problem={problemOf(game.id, row.kept.code)}
              onUndo={() => onUndo(game.id, row.kept)}
            />
          ) : (
            <FavouriteRow
              key={row.kept.code}
              game={game}
              row={row}
              news={news}
              now={now}
              problem={problemOf(game.id, row.kept.code)}
              onDrop={() => onDrop(game.id, row.kept)}
            />
          ),
        )}
      </ul>
    </section>
  );
}
