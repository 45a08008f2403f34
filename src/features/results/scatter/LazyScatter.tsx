import { CardGrid } from '@/features/results/cards/CardGrid';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { loadable } from '@/resilience/loadable';
import type { ScatterProps } from './Scatter';

const LoadedScatter = loadable<ScatterProps>(() => import('./Scatter').then((module) => module.Scatter));

/** The scatter as the page shows it: its code comes when the first one is looked at. Offers that miss something are few,
 *  and what each of them misses is said on its card. */
export function LazyScatter(props: ResultsViewProps) {
  const { of, later } = props;
  if (of === 'closest') return <CardGrid {...props} />;
  return later === null || later.page.total === 0 ? null : <LoadedScatter {...props} answer={later} />;
}
