import { Link } from '@umijs/max';
import type { CatalogIndexFile } from '@/catalog/files/catalogIndexFile';
import { gamePath } from '@/games/paths';
import type { Game } from '@/games/types';
import { GameGlyph } from '@/ui/components/display/GameGlyph';
import { formatNumber } from '@/ui/format/format';
import { useLocale } from '@/ui/hooks/useLocale';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './gameCard.module.css';

type GameCardProps = {
  readonly game: Game;
  /** Summary of the game's catalog; null while it is loading, or if none is published. */
  readonly published: CatalogIndexFile['games'][string] | null;
};

/** Links to the shop page of a game: its glyph, short name and server, and number of offers. */
export function GameCard({ game, published }: GameCardProps) {
  const { welcome } = useMessages();
  const locale = useLocale();
  return (
    <Link className={styles.card} to={gamePath('game', game.id)} title={game.names[locale]}>
      <span className={styles.arch} data-hue={game.hue}>
        <GameGlyph game={game} size={44} />
      </span>
      <span className={styles.name}>{game.short[locale]}</span>
      <span className={styles.facts}>
        {game.edition !== null && <span className={styles.edition}>{game.edition[locale]}</span>}
        {published !== null && (
          <span className={styles.offers}>
            <b>{formatNumber(published.onSale, locale)}</b> <span className={styles.unit}>{welcome.onSale}</span>
          </span>
        )}
      </span>
    </Link>
  );
}
