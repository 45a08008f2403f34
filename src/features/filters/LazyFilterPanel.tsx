import { loadable } from '@/resilience/loadable';
import type { FilterPanelProps } from './FilterPanel';
import { FilterSkeleton } from './FilterSkeleton';

/** Loads the filter panel, which the shop page requests in advance when it is idle. */
export const loadFilterPanel = () =>
  import(/* webpackChunkName: "controls" */ './FilterPanel').then((module) => module.FilterPanel);

/** The filter panel, whose code is loaded after the first result. */
export const LazyFilterPanel = loadable<FilterPanelProps>(loadFilterPanel, FilterSkeleton);
