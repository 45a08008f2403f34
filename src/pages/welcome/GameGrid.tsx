import type { Game } from '@/games/types';
import { useMessages } from '@/ui/hooks/useMessages';
import { GameNiche } from './GameCard';
import styles from './GameGrid.module.css';
import { ShopkeeperNiche } from './OperatorCard';
import type { ShelfState } from './useCatalogIndex';

type ShelvesProps = {
  readonly games: readonly Game[];
  readonly shelf: ShelfState;
  /** True where all games stand: the shop operator's niche then fills the last place. */
  readonly complete: boolean;
};

/** The games as niches on glass shelves: six to a shelf, three on phones and tablets. */
export function Shelves({ games, shelf, complete }: ShelvesProps) {
  const { welcome } = useMessages();
  const published = shelf.status === 'ready' ? shelf.shelf.games : null;
  return (
    <ul className={styles.window} aria-label={welcome.shelves}>
      {games.map((game) => (
        <li key={game.id} className={styles.place}>
          <GameNiche game={game} published={published?.[game.id] ?? null} />
        </li>
      ))}
      {complete && (
        <li className={styles.place}>
          <ShopkeeperNiche />
        </li>
      )}
    </ul>
  );
}
