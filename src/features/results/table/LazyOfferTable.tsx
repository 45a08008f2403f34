import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { loadable } from '@/resilience/loadable';
import { useLayout } from '@/ui/hooks/useLayout';
import { rowHeight } from './rowHeight';
import styles from './SkeletonRows.module.css';

/** The table, whose code is loaded on first use. */
export const LazyOfferTable = loadable<ResultsViewProps>(
  () => import('./OfferTable').then((module) => module.OfferTable),
  LoadingTable,
);

/** As high as the table, so that a scroll position can be restored at once. */
function LoadingTable({ hits }: ResultsViewProps) {
  const height = rowHeight(useLayout());
  if (hits.total === 0) return null;
  return <div className={styles.rows} style={{ height: (hits.total + 1) * height }} aria-busy="true" />;
}
