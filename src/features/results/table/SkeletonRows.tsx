import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useDelayed } from '@/ui/hooks/useDelayed';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import { rowHeight } from './rowHeights';
import styles from './SkeletonRows.module.css';

const ROWS = 12;
const DRAWN_AFTER_MS = 150;

/** A table on its way, drawn after 150 ms; its code is asked for meanwhile. */
export function SkeletonRows() {
  const { shop } = useMessages();
  const height = rowHeight(useLayout());
  useEffect(() => {
    // Whoever draws the table loads it again, with tries and words for a failure.
    import('./OfferTable').catch(() => undefined);
  }, []);
  if (!useDelayed(true, DRAWN_AFTER_MS)) return null;
  return (
    <div className={styles.rows} style={{ height: ROWS * height }} role="status">
      <VisuallyHidden>{shop.loading}</VisuallyHidden>
    </div>
  );
}
