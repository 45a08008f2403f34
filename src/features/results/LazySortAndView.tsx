import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { SortAndViewProps } from './SortAndView';

/** The switches for sorting and views, whose code is loaded together with the filter panel. */
export const LazySortAndView = loadable<SortAndViewProps>(
  () => import(/* webpackChunkName: "controls" */ './SortAndView').then((module) => module.SortAndView),
  RenderNothing,
);
