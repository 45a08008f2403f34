import { CardGrid } from '@/features/results/cards/CardGrid';
import type { ResultsViewProps } from '@/features/results/list/resultsView';
import { loadable } from '@/resilience/loadable';
import type { ScatterProps } from './Scatter';

const LoadedScatter = loadable<ScatterProps>(() => import('./Scatter').then((module) => module.Scatter));

/** Loads the scatter plot on first use. Closest offers are shown as cards, which list their gaps. */
export function LazyScatter(props: ResultsViewProps) {
  const { kind, result } = props;
  if (kind === 'closest') return <CardGrid {...props} />;
  return result.page.total === 0 ? null : <LoadedScatter {...props} />;
}
