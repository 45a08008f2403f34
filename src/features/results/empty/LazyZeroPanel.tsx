import { loadable } from '@/resilience/loadable';
import type { ZeroPanelProps } from './ZeroPanel';

/** The panel that stands where nothing is found: its code comes when that first happens. Until then the total says it. */
export const LazyZeroPanel = loadable<ZeroPanelProps>(
  () => import('./ZeroPanel').then((module) => module.ZeroPanel),
  () => null,
);
