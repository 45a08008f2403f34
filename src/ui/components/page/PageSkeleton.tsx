import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './PageSkeleton.module.css';

const ROWS = [0, 1, 2];
const TILES = [0, 1, 2, 3, 4, 5];

/** Placeholder of a loading page: the bar and rows of empty tiles, visible after 150 ms so that fast pages do not flicker.
 *  After twelve seconds it offers to reload. */
export function PageSkeleton() {
  const messages = FAILURE_MESSAGES[useLocale()];
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.bar} />
      <div className={styles.rows}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            {TILES.map((tile) => (
              <i key={tile} className={styles.tile} />
            ))}
          </div>
        ))}
        <p className={styles.slow}>
          {messages.slow} <TextButton onClick={() => window.location.reload()}>{messages.reload}</TextButton>
        </p>
      </div>
    </div>
  );
}
