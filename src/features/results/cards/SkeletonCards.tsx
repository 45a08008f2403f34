import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useMessages } from '@/ui/hooks/useMessages';
import grid from './CardGrid.module.css';
import styles from './SkeletonCards.module.css';

const CARDS = [0, 1, 2, 3, 4, 5];
const TILES = [0, 1];

/** Placeholder cards while the first result loads, visible after 150 ms so that fast pages do not flicker. */
export function SkeletonCards() {
  const { shop } = useMessages();
  return (
    <div className={`${grid.grid} ${styles.cards}`} role="status" data-needs-script="">
      <VisuallyHidden>{shop.loading}</VisuallyHidden>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.tiles}>
            {TILES.map((tile) => (
              <i key={tile} className={styles.tile} />
            ))}
            <i className={styles.price} />
          </div>
          <i className={styles.line} />
          <i className={styles.text} />
        </div>
      ))}
    </div>
  );
}
