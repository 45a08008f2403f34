import type { Game } from '@/games/types';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameCard } from './GameCard';
import styles from './GameGrid.module.css';
import { OperatorCard } from './OperatorCard';
import type { CatalogIndexState } from './useCatalogIndex';

type GameGridProps = {
  readonly games: readonly Game[];
  readonly catalogs: CatalogIndexState;
  /** Whether all games are listed; the operator card then fills the last cell. */
  readonly isComplete: boolean;
};

/** The games as cards: six per row, three on phones and tablets. */
export function GameGrid({ games, catalogs, isComplete }: GameGridProps) {
  const { welcome } = useMessages();
  const published = catalogs.status === 'ready' ? catalogs.index.games : null;
  return (
    <ul className={styles.grid} aria-label={welcome.allGames}>
      {games.map((game) => (
        <li key={game.id} className={styles.cell}>
          <GameCard game={game} published={published?.[game.id] ?? null} />
        </li>
      ))}
      {isComplete && (
        <li className={styles.cell}>
          <OperatorCard />
        </li>
      )}
    </ul>
  );
}
