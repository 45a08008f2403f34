import { FAILURE_MESSAGES } from '@/locales/failureMessages';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useLocale } from '@/ui/hooks/useLocale';
import styles from './PageSkeleton.module.css';

const SHELVES = [0, 1, 2];
const NICHES = [0, 1, 2, 3, 4, 5];

/** A page on its way: the bar and empty shelves, drawn after 150 ms so that quick pages do not flicker. After twelve
 *  seconds it says that it takes long, with a way to load anew. */
export function PageSkeleton() {
  const words = FAILURE_MESSAGES[useLocale()];
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.bar} />
      <div className={styles.shelves}>
        {SHELVES.map((shelf) => (
          <div key={shelf} className={styles.shelf}>
            {NICHES.map((niche) => (
              <i key={niche} className={styles.niche} />
            ))}
          </div>
        ))}
        <p className={styles.slow}>
          {words.slow} <TextButton onClick={() => window.location.reload()}>{words.reload}</TextButton>
        </p>
      </div>
    </div>
  );
}
