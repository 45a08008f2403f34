import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useDelayed } from '@/ui/hooks/useDelayed';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { rowHeight } from './rowHeight';
import styles from './SkeletonRows.module.css';

const ROWS = 12;
const DELAY_MS = 150;

/** Placeholder of the table while the first result loads, shown after a delay to avoid flicker. Prefetches the table's code. */
export function SkeletonRows() {
  const { shop } = useMessages();
  const height = rowHeight(useLayout());
  useEffect(() => {
    // LazyOfferTable retries and reports a failure.
    import('./OfferTable').catch(() => undefined);
  }, []);
  if (!useDelayed(true, DELAY_MS)) return null;
  return (
    <div className={styles.rows} style={{ height: ROWS * height }} role="status">
      <VisuallyHidden>{shop.loading}</VisuallyHidden>
    </div>
  );
}
