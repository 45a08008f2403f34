import type { Game } from '@/games/types';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameCard } from './GameCard';
import styles from './GameGrid.module.css';
import { OperatorCard } from './OperatorCard';
import type { CatalogIndexState } from './useCatalogIndex';

type ShelvesProps = {
  readonly games: readonly Game[];
  readonly shelf: CatalogIndexState;
  /** True where all games stand: the shop operator's niche then fills the last place. */
  readonly complete: boolean;
};

/** The games as niches on glass shelves: six to a shelf, three on phones and tablets. */
export function GameGrid({ games, shelf, complete }: ShelvesProps) {
  const { welcome } = useMessages();
  const published = shelf.status === 'ready' ? shelf.index.games : null;
  return (
    <ul className={styles.window} aria-label={welcome.shelves}>
      {games.map((game) => (
        <li key={game.id} className={styles.place}>
          <GameCard game={game} published={published?.[game.id] ?? null} />
        </li>
      ))}
      {complete && (
        <li className={styles.place}>
          <OperatorCard />
        </li>
      )}
    </ul>
  );
}
