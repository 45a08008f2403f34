import { useFavouriteMessages } from '@/features/favourites/messages/useFavouriteMessages';
import type { Game, GameId } from '@/games/types';
import { FacetTag } from '@/ui/components/display/FacetTag';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './FavouritesPage.module.css';

export type GameFilterProps = {
  /** Each game that something is kept of, with how many. */
  readonly games: readonly { readonly game: Game; readonly count: number }[];
  /** The one that is shown; null for all. */
  readonly only: GameId | null;
  readonly onChoose: (game: GameId | null) => void;
};

/** Of which game to show the favourites; nothing to choose where there is one. */
export function GameFilter({ games, only, onChoose }: GameFilterProps) {
  const words = useFavouriteMessages();
  const locale = useLocale();
  if (games.length < 2) return null;
  const sum = games.reduce((total, { count }) => total + count, 0);
  return (
    <fieldset className={`${styles.states} ${styles.games}`}>
      <legend className={styles.legend}>{words.whichGame}</legend>
      <FacetTag checked={only === null} count={String(sum)} onToggle={() => onChoose(null)}>
        {words.allGames}
      </FacetTag>
      {games.map(({ game, count }) => (
        <FacetTag
          key={game.id}
          checked={game.id === only}
          count={String(count)}
          onToggle={() => onChoose(game.id === only ? null : game.id)}
        >
          {game.names[locale]}
        </FacetTag>
      ))}
    </fieldset>
  );
}
