import { loadable } from '@/resilience/loadable';
import { Nothing } from '@/ui/components/feedback/Nothing';
import type { FilterPanelProps } from './FilterPanel';

/** Loads the filter panel, which the shop page requests in advance when it is idle. */
export const loadFilterPanel = () =>
  import(/* webpackChunkName: "controls" */ './FilterPanel').then((module) => module.FilterPanel);

/** The filter panel, whose code is loaded after the first result. */
export const LazyFilterPanel = loadable<FilterPanelProps>(loadFilterPanel, Nothing);
