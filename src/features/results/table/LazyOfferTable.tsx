import { hitsOf } from '@/features/results/list/mergeStaleResults';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { loadable } from '@/resilience/loadable';
import { useLayout } from '@/ui/hooks/useLayout';
import { rowHeight } from './rowHeights';
import styles from './SkeletonRows.module.css';

/** The table as the page shows it: its code comes when the first table is looked at. */
export const LazyOfferTable = loadable<ResultsViewProps>(
  () => import('./OfferTable').then((module) => module.OfferTable),
  TableToCome,
);

/** As high as the table will be, so that a position further down can be taken up at once. */
function TableToCome({ answer, further, of }: ResultsViewProps) {
  const height = rowHeight(useLayout());
  const rows = hitsOf(answer, of).length + further.count;
  return rows === 0 ? null : <div className={styles.rows} style={{ height: (rows + 1) * height }} aria-busy="true" />;
}
