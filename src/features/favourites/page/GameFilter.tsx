import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { Game, GameId } from '@/games/types';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FavouritesPage.module.css';

export type GameFilterProps = {
  /** Games with favourites, and how many. */
  readonly games: readonly { readonly game: Game; readonly count: number }[];
  /** null for all games. */
  readonly selectedGame: GameId | null;
  readonly onChoose: (game: GameId | null) => void;
};

/** Limits the list to the favourites of one game. Renders nothing for a single game. */
export function GameFilter({ games, selectedGame, onChoose }: GameFilterProps) {
  const messages = useFavouriteMessages();
  const locale = useLocale();
  if (games.length < 2) return null;
  const total = games.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={`${styles.tags} ${styles.games}`}>
      <legend className={styles.legend}>{messages.gameFilter}</legend>
      <FacetTag checked={selectedGame === null} count={String(total)} onToggle={() => onChoose(null)}>
        {messages.allGames}
      </FacetTag>
      {games.map(({ game, count }) => (
        <FacetTag
          key={game.id}
          checked={game.id === selectedGame}
          count={String(count)}
          onToggle={() => onChoose(game.id === selectedGame ? null : game.id)}
        >
          {game.names[locale]}
        </FacetTag>
      ))}
    </fieldset>
  );
}
