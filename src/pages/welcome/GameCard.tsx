import { Link } from '@umijs/max';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { formatMoney, formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './gameCard.module.css';

type GameCardProps = {
  readonly game: Game;
  /** Summary of the game's catalog; null while it is loading, or if none is published. */
  readonly published: CatalogIndexFile['games'][string] | null;
};

/** Links to the shop page of a game: its glyph, name and server, number of offers and lowest price. */
export function GameCard({ game, published }: GameCardProps) {
  const { welcome } = useMessages();
  const locale = useLocale();
  return (
    <Link className={styles.card} to={gamePath('game', game.id)}>
      <span className={`${styles.arch} ${styles[game.hue]}`}>
        <GameGlyph game={game} size={60} />
      </span>
      <span className={styles.name}>{game.title[locale]}</span>
      <span className={styles.facts}>
        {game.edition !== null && <span className={styles.edition}>{game.edition[locale]}</span>}
        <span className={styles.offers}>
          {published !== null && (
            <>
              <b>{formatNumber(published.onSale, locale)}</b> {welcome.onSale}
            </>
          )}
        </span>
      </span>
      <span className={styles.facts}>
        {published !== null &&
          published.lowestPrice !== null &&
          welcome.lowestPrice(formatMoney({ amount: published.lowestPrice, currency: published.currency }, locale))}
      </span>
    </Link>
  );
}
